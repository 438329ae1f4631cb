# Egyptian Arabic: what is kept, and in which window. This translation is not yet checked by a native speaker.

problem-open = المباراة دي مفتوحة في شباك تاني. المباراة بتتلعب في شباك واحد بس.
problem-other-match = فيه مباراة تانية شغالة في شباك تاني. لو بدأت دي، التانية هتخلص.
start-here = ابدأ المباراة دي
problem-stored-part = جزء من المباراة المحفوظة كان بايظ واتساب. الطاولة والنتيجة زي ما كانوا.
error-record-version = المباراة دي محفوظة من نسخة تانية من الصفحة والنسخة دي مش عارفة تقراها. حمّل الصفحة من جديد عشان تاخد أحدث نسخة، أو احفظ المباراة في ملف.
error-match-too-long = المباراة بقت أطول من إنها تتحفظ. انسحب من الشوط أو ابدأ مباراة جديدة.
