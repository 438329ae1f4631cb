# Egyptian Arabic. This translation is not yet checked by a native speaker.
# $die is 0 when the reason holds whatever the dice, else the number of the die it is about.

reason-not-your-turn = مش دورك.
reason-roll-first = الأول بنرمي الزهر.
reason-game-over = الشوط خلص.
reason-complete = لعبت كل الزهر. خلّص الدور أو رجّع.
reason-ends-game = الشوط بيخلص قبل كده، ومفيش زهر تاني بيتلعب.
reason-no-checker = مفيش حجر ليك هنا.
reason-foes-checker = ده بتاع خصمك.
reason-choose-checker = اختار الأول الحجر اللي عايز تطلّعه.
reason-backwards = الحجر مابيرجعش لورا أبدًا.
reason-no-such-die = مفيش زهرة معاك توصّل لهنا.
reason-pinned = الحجر ده محبوس. مايتحركش طول ما خصمك واقف عليه.
reason-enter-first = لازم تدخّل حجرك اللي على البار الأول.
reason-runner-not-past = في الأول بيمشي حجر واحد بس، والباقي يستنى لحد ما يعدّي خانة بداية خصمك.
reason-runner-not-home = في الأول بيمشي حجر واحد بس، والباقي يستنى لحد ما يوصل بيتك.
reason-blocked = { $die ->
    [0] الخانة دي مقفولة: فيها حجرين أو أكتر لخصمك.
   *[other] بالـ{ $die } هينزل على خانة مقفولة فيها حجرين أو أكتر لخصمك.
  }
reason-blocked-by-one = { $die ->
    [0] الخانة دي مقفولة: هنا حتى حجر واحد لخصمك بيقفلها.
   *[other] بالـ{ $die } هينزل على خانة مقفولة: هنا حتى حجر واحد بيقفلها.
  }
reason-blocked-by-pin = { $die ->
    [0] الخانة دي مقفولة: خصمك حابس فيها حجر ليك.
   *[other] بالـ{ $die } هينزل على الخانة اللي خصمك حابس فيها حجر ليك.
  }
reason-way-blocked = الخانة اللي في النص مقفولة: كل زهرة لازم تنزل على خانة مفتوحة.
reason-not-all-home = { $die ->
    [0] التطليع بيبدأ لما كل حجارتك تبقى في بيتك.
   *[other] الـ{ $die } هتطلّعه، والتطليع بيبدأ لما كل حجارتك تبقى في بيتك.
  }
reason-pinned-outside = { $die ->
    [0] حجرك المحبوس لسه ماوصلش بيتك، فمفيش حجر تاني بيطلع.
   *[other] الـ{ $die } هتطلّعه، بس حجرك المحبوس لسه ماوصلش بيتك.
  }
reason-pinned-at-home = { $die ->
    [0] طول ما فيه حجر ليك محبوس في بيتك، مفيش حجر تاني بيطلع.
   *[other] الـ{ $die } هتطلّعه، بس فيه حجر ليك محبوس في بيتك.
  }
reason-pinned-anywhere = { $die ->
    [0] طول ما فيه حجر ليك محبوس، مفيش حجر تاني بيطلع.
   *[other] الـ{ $die } هتطلّعه، بس فيه حجر ليك محبوس.
  }
reason-foe-in-home = { $die ->
    [0] متقدرش تطلّع طول ما فيه حجر لخصمك في بيتك.
   *[other] الـ{ $die } هتطلّعه، بس فيه حجر لخصمك في بيتك.
  }
reason-not-highest = { $die ->
    [0] الرقم الأكبر بيطلّع من أبعد خانة ليك بس.
   *[other] الـ{ $die } بتطلّع من أبعد خانة ليك بس.
  }
reason-both-dice = { $die ->
    [0] لازم تلعب الزهرتين لو ينفع، وبعد الحركة دي التانية مش هتتلعب.
   *[other] لازم تلعب الزهرتين لو ينفع، ولو لعبت الـ{ $die } كده التانية مش هتتلعب.
  }
reason-larger-die = { $die ->
    [0] زهرة واحدة بس اللي تتلعب، فلازم تكون الكبيرة.
   *[other] زهرة واحدة بس اللي تتلعب، فلازم تكون الكبيرة مش الـ{ $die }.
  }
reason-wall = { $die ->
    [0] كده هتعمل سد من ست خانات، وده ممنوع هنا.
   *[other] بالـ{ $die } هتعمل سد من ست خانات، وده ممنوع هنا.
  }
reason-leave-a-move = { $die ->
    [0] كده خصمك مش هيلاقي ولا حركة، وفيه لعبة تانية تسيب له حركة.
   *[other] بالـ{ $die } خصمك مش هيلاقي ولا حركة، وفيه لعبة تانية تسيب له حركة.
  }

## What is said beside the board

said-rule = القاعدة
said-close = اقفل
rules-open = القواعد
