"""Everything the page says stands in its Fluent files, in every language and with the same holes.

English is the one that the others follow: same names, same arguments, and wherever it chooses by a
word (who plays, what was hit) every language chooses by the same words. By numbers each chooses as
its own grammar does.
"""

import re
from pathlib import Path

import pytest

from tests.fluent_files import (
    CATEGORIES,
    ENGLISH,
    LANGUAGES,
    LOCALES,
    Message,
    files_of,
    messages_in,
    messages_of,
)
from tests.page_source import HOLE, SOURCE, Source, pieces, shown_by

OTHERS = [language for language in LANGUAGES if language != ENGLISH]

UNCHECKED = "not yet checked by a native speaker"


@pytest.fixture(scope="module")
def english() -> dict[str, Message]:
    return messages_of(ENGLISH)


def test_there_is_a_folder_for_each_language_and_no_other() -> None:
    assert {path.name for path in LOCALES.iterdir()} == set(LANGUAGES)
    offered = re.findall(r'tag: "(\w+)"', (SOURCE / "i18n/languages.ts").read_text("utf-8"))
    assert tuple(offered) == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_subjects_have_a_file(language: str) -> None:
    names = [path.name for path in files_of(language)]
    assert names == [path.name for path in files_of(ENGLISH)]


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_says_that_no_native_speaker_has_checked_it(language: str) -> None:
    for path in files_of(language):
        head = path.read_text(encoding="utf-8").partition("\n\n")[0]
        assert UNCHECKED in re.sub(r"\s*\n#\s*", " ", head), path


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_and_none_is_too_many(
    language: str, english: dict[str, Message]
) -> None:
    translated = messages_of(language)
    assert sorted(english.keys() - translated.keys()) == []
    assert sorted(translated.keys() - english.keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_messages_stand_in_the_file_of_the_same_name(
    language: str, english: dict[str, Message]
) -> None:
    translated = messages_of(language)
    strays = [
        name
        for name, message in translated.items()
        if name in english and message.file.name != english[name].file.name
    ]
    assert strays == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_takes_the_same_arguments(language: str, english: dict[str, Message]) -> None:
    wrong = {
        name: sorted(message.arguments ^ english[name].arguments)
        for name, message in messages_of(language).items()
        if name in english and message.arguments != english[name].arguments
    }
    assert wrong == {}


def by_words(message: Message) -> dict[str, set[str]]:
    """The words by which a message chooses, of each argument."""
    return {
        argument: set().union(*choices)
        for argument, choices in message.choices.items()
        if not by_number(choices)
    }


def by_number(choices: list[frozenset[str]]) -> bool:
    """Whether only numbers and plural forms are told apart."""
    forms = CATEGORIES["ar"]
    return all(key in forms or key.isdigit() for keys in choices for key in keys)


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_chooses_by_the_same_words(language: str, english: dict[str, Message]) -> None:
    """What English tells apart every language tells apart, and nothing it has no word for."""
    wrong = {
        name: (found, wanted)
        for name, message in messages_of(language).items()
        if name in english and (found := by_words(message)) != (wanted := by_words(english[name]))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_met_in_each_of_its_forms(language: str) -> None:
    """Arabic has six, the others two; a form that is spelled out for one number may stand in."""
    wrong = {
        message.name: sorted(keys)
        for message in messages_of(language).values()
        for choices in message.choices.values()
        if by_number(choices)
        for keys in choices
        if not covers(keys, language)
    }
    assert wrong == {}


SPELLED = {"zero": "0", "one": "1", "two": "2"}
"""Forms of which Arabic has one number each."""


def covers(keys: frozenset[str], language: str) -> bool:
    """No form of the language is left to the default unless numbers are told apart one by one."""
    forms = {key for key in keys if not key.isdigit()}
    if forms == {"other"}:
        return True
    missing = {form for form in CATEGORIES[language] - forms if SPELLED.get(form) not in keys}
    # Nothing is ever counted down to none, or it is said by a message of its own.
    return forms <= CATEGORIES[language] and missing <= {"zero"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_and_none_has_a_hole_of_its_maker(language: str) -> None:
    for message in messages_of(language).values():
        assert message.text.strip() or message.arguments, message.name
        assert not re.search(r"TODO|FIXME|XXX|\?\?\?", message.text), message.name


def test_every_message_is_used(english: dict[str, Message]) -> None:
    """By its name, or by a name put together from a code: `error-${code}`."""
    named: set[str] = set()
    patterns: list[str] = []
    for _, piece in pieces():
        if piece.tag in ("html", "svg", "css"):
            continue
        if HOLE not in piece.text:
            named.add(piece.text)
        elif re.fullmatch(rf"[a-z][a-z{HOLE}-]*", piece.text):
            patterns.append(re.escape(piece.text).replace(re.escape(HOLE), "[a-z0-9-]+"))
    made = re.compile("|".join(patterns))
    unused = [name for name in english if name not in named and not made.fullmatch(name)]
    assert unused == []


def test_no_template_has_words_of_its_own() -> None:
    found = [
        f"{path}:{piece.line}: {text.strip()!r}"
        for path, piece in pieces()
        if piece.tag in ("html", "svg")
        for text in shown_by(piece.text)
    ]
    assert found == []


NAMES_OF_LANGUAGES = Path("i18n/languages.ts")
SENTENCE = re.compile(r"^[A-Z][a-z’']*[,:]? +[“‘]?[a-zA-Z’']{2,}|(?![\x00-\x7f])[^\W\d_]")
FOR_PROGRAMMERS = re.compile(r"(?:Error|console\.\w+)\($")


def test_no_string_of_the_code_is_a_sentence() -> None:
    """Causes of failures, in small letters, are for those who look for them."""
    found = [
        f"{path}:{piece.line}: {piece.text!r}"
        for path, piece in pieces()
        if piece.tag == ""
        and path != NAMES_OF_LANGUAGES
        and re.search(r"[^\W\d_]", piece.text.replace(HOLE, ""))
        and SENTENCE.search(piece.text.replace("…", ""))
        and not FOR_PROGRAMMERS.search(piece.before)
    ]
    assert found == []


# --- these tests themselves --------------------------------------------------------------------


def test_words_in_a_template_are_found() -> None:
    code = """
      const shown = html`<p aria-label="Said">${x ? html`<b>Inner</b>` : "none"} ${y}</p>`;
      const quoted = /["`]/.test(given) ? css`p { content: "a" }` : 1 / 2;
    """
    found = Source(code).read()
    shown = [text for piece in found if piece.tag == "html" for text in shown_by(piece.text)]
    assert sorted(shown) == ["Inner", "Said"]
    assert sorted(piece.tag for piece in found) == ["", "css", "html", "html"]


def test_arguments_and_choices_are_read(tmp_path: Path) -> None:
    path = tmp_path / "some.ftl"
    path.write_text(
        "a = { $who ->\n    [you] You\n   *[bot] { $n ->\n        [one] x\n       *[other] { $m }\n"
        "      }\n  }\n",
        encoding="utf-8",
    )
    (message,) = messages_in(path)
    assert message.arguments == {"who", "n", "m"}
    assert by_words(message) == {"who": {"you", "bot"}}
    assert covers(message.choices["n"][0], "en")
    assert not covers(message.choices["n"][0], "ar")


def test_what_is_no_fluent_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "some.ftl"
    path.write_text("a = { $who ->\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"some\.ftl"):
        list(messages_in(path))
