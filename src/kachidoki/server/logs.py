"""Structured logs: one JSON object a line, on standard error. Never keys, hands or chat."""

import logging
import sys

import msgspec
import structlog

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING}
encoder = msgspec.json.Encoder(enc_hook=repr)


def configure(level: str) -> None:
    """For our own log and for those of the libraries."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, render],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[bare, render])
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def bare(
    logger: object, method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Without what the formatter adds for its own use."""
    return structlog.stdlib.ProcessorFormatter.remove_processors_meta(logger, method, event)


def render(logger: object, method: str, event: structlog.typing.EventDict) -> str:
    return encoder.encode(event).decode()
