"""The texts of the replay pages, each game in another language."""

from typing import NamedTuple

from browser.records import DIG, RACE, RUSH, Golden
from browser.users import Lang


class Words(NamedTuple):
    lang: Lang
    golden: Golden
    play_on: str
    sit: str
    verify: str
    right: str
    wrong: str
    copy: str
    paste: str
    look: str
    back: str
    scores: str
    first_line: str


EN = Words(
    lang="en",
    golden=RACE,
    play_on="Play on from here",
    sit="Sit down and begin",
    verify="Work it out now",
    right="All {} draws are right.",
    wrong="Move {} is wrong",
    copy="Copy the position as JSON",
    paste="Paste a position",
    look="Look at it",
    back="One move back",
    scores="The course of the scores",
    first_line="The game begins.",
)
IT = Words(
    lang="it",
    golden=RUSH,
    play_on="Continua da qui",
    sit="Siediti e comincia",
    verify="Ricalcola adesso",
    right="Tutti i {} sorteggi sono giusti.",
    wrong="La mossa {} è sbagliata",
    copy="Copia la posizione come JSON",
    paste="Incolla una posizione",
    look="Guardala",
    back="Una mossa indietro",
    scores="L'andamento dei punti",
    first_line="La partita comincia.",
)
FR = Words(
    lang="fr",
    golden=DIG,
    play_on="Continuer d'ici",
    sit="S'asseoir et commencer",
    verify="Refaire le calcul",
    right="Les {} tirages sont justes.",
    wrong="Le coup {} est faux",
    copy="Copier la position en JSON",
    paste="Collez une position",
    look="La regarder",
    back="Un coup en arrière",
    scores="L'évolution des points",
    first_line="La partie commence.",
)
