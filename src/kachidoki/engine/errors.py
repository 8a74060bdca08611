"""What is said when somebody asks for something that cannot be."""


class BadInput(ValueError):
    """Input from outside that cannot be used; the message says what is wrong and what is possible."""


class BadOption(BadInput):
    """An option, or a number of seats, that the title does not have."""


class BadTitle(Exception):
    """A title's package that is not made as the program needs it."""


class UnknownNotation(BadInput):
    """A word that names no action of the title."""


class IllegalAction(BadInput):
    """An action that is not among the legal ones; the state is as it was.

    `obstacle` is the title's word for what stands in its way, if it has one.
    """

    def __init__(self, message: str, obstacle: str = "") -> None:
        super().__init__(message)
        self.obstacle = obstacle
