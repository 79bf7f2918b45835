"""Tavolino: a little café table for people, bots and onlookers."""

from tavolino import sources

sources.obey_environment()
