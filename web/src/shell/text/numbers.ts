// Numbers below zero have a minus, where the languages' own data have a hyphen.
import { FluentNumber, type Scope } from "@fluent/bundle";

const MINUS = "−";

export function printed(
  value: number,
  language: string,
  options?: Intl.NumberFormatOptions,
): string {
  return withMinus(new Intl.NumberFormat(language, options).format(value));
}

export class BelowZero extends FluentNumber {
  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

function withMinus(number: string): string {
  return number.replace("-", MINUS);
}
