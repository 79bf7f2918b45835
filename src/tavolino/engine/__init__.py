"""The engine protocol: a program in any language plays, tests or trains through lines of JSON."""
