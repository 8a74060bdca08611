"""Structured logs: one JSON object a line, on standard error. Never keys, hands or chat."""

import logging
from io import TextIOWrapper

import msgspec
import structlog

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING}
STANDARD_ERROR = 2
# What uvicorn says of whatever is no HTTP. Anybody could fill a disk with it, so it is only counted.
NO_HTTP = "Invalid HTTP request received."
encoder = msgspec.json.Encoder(enc_hook=repr)


def configure(level: str) -> None:
    """For our own log and for those of the libraries."""
    lines = whole_lines(STANDARD_ERROR)
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, render],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(lines),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(lines)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[bare, render])
    )
    handler.addFilter(lambda record: record.msg != NO_HTTP)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def whole_lines(number: int) -> TextIOWrapper:
    """Every line goes out in one piece, however long it is: those of several processes that share the
    file never run into each other."""
    unbuffered = open(number, "wb", buffering=0, closefd=False)  # noqa: SIM115
    return TextIOWrapper(unbuffered, "utf-8", write_through=True)


def bare(
    logger: object, method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Without what the formatter adds for its own use."""
    return structlog.stdlib.ProcessorFormatter.remove_processors_meta(logger, method, event)


def render(logger: object, method: str, event: structlog.typing.EventDict) -> str:
    return encoder.encode(event).decode()
