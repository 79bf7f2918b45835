"""Names that look alike have the same skeleton, and names of different people do not."""

import pytest

from tavolino.store.lookalikes import skeleton

ALIKE = {
    "Ada": [
        "ADA",
        "ada",
        "A d a",
        "A.da",
        "Adá",
        "Ädä",
        "Ａｄａ",
        "𝐀𝐝𝐚",
        "Аdа",
        "АDА",
        "Αda",
        "ᎪᎠᎪ",
        "ꓮꓓꓮ",
        "ᴀᴅᴀ",
        "Ada\u0335",
    ],
    "Bob": ["B0b", "ВоЬ", "Вов", "Βοb", "ꓐꓳꓐ"],
    "Paolo": ["Раоlо", "Ρaolo", "Pao1o", "PaoIo", "Pa०lo"],
    "Max": ["Мах", "МАХ", "Μax"],
    "Amelie": ["Arnelie", "AMELlE", "Amélie"],
    "William": ["VVilliam", "Wi11iam", "Wıllıam"],
    "Lukasz": ["Łukasz", "łukasz"],
    "Søren": ["Soren", "Sören"],
    "Nikos": ["Νikos", "N1kos"],
}


@pytest.mark.parametrize(("name", "other"), [(name, other) for name, others in ALIKE.items() for other in others])
def test_these_pass_for_one_another(name: str, other: str) -> None:
    assert skeleton(other) == skeleton(name)


DIFFERENT = [
    "Ada", "Adam", "Ida", "Anna", "Hanna", "Bea", "Bella", "Carla", "Carlo", "Clara", "Emma", "Enzo", "Eva", "Ivo",
    "Jan", "Jana", "Lea", "Leo", "Lena", "Mara", "Marco", "Maria", "Mario", "Nina", "Noa", "Otto", "Paul", "Pavel",
    "Ben 1", "Ben 2", "Ben 3", "李白", "李黑", "שלום", "Дмитрий", "Ольга", "Γιώργος", "Ελένη", "सीता", "सती",
    "☕", "☕☕", "!!!", "???",
]  # fmt: skip


def test_names_of_different_people_stay_different() -> None:
    assert len({skeleton(name) for name in DIFFERENT}) == len(DIFFERENT)


def test_there_is_always_something_to_compare() -> None:
    assert all(skeleton(name) for name in (".", "'", "-_-", "...", "☕"))
