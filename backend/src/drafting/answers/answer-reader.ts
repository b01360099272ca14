import { cleanAddress, cleanGift, cleanLine, cleanParagraphs } from './clean.ts';

/** Why these answers make no will, and the wizard step that has to be visited again. */
export type Refusal = { readonly step: number; readonly reason: string };

/** Where a text comes from, in words that finish the sentence "… in". */
export type Field = { readonly step: number; readonly what: string };

/** The first character of a text that the document's typefaces cannot print, or null. */
export type FindUnprintable = (text: string) => string | null;

/**
 * Cleans texts once, on their way in, and keeps a list of what is wrong with them. A character that cannot be printed is a refusal: a
 * name must never lose a letter on its way to paper.
 */
export class AnswerReader {
  readonly #refusals: Refusal[] = [];
  readonly #findUnprintable: FindUnprintable;

  constructor(findUnprintable: FindUnprintable) {
    this.#findUnprintable = findUnprintable;
  }

  line(field: Field, value: unknown): string {
    return this.#printable(field, cleanLine(asText(value)));
  }

  /** A line that must be there. */
  required(field: Field, value: unknown): string {
    const text = this.line(field, value);
    if (text === '') this.refuse(field.step, `There is no text in ${field.what}.`);
    return text;
  }

  address(field: Field, ...lines: readonly unknown[]): string {
    return this.#printable(field, cleanAddress(lines.map(asText).join('\n')));
  }

  gift(field: Field, value: unknown): string {
    return this.#printable(field, cleanGift(asText(value)));
  }

  paragraphs(field: Field, value: unknown): readonly string[] {
    return cleanParagraphs(asText(value)).map((paragraph) => this.#printable(field, paragraph));
  }

  refuse(step: number, reason: string): void {
    this.#refusals.push({ step, reason });
  }

  /** The refusal that comes first in the wizard, if there is one. */
  firstRefusal(): Refusal | undefined {
    return this.#refusals.toSorted((a, b) => a.step - b.step)[0];
  }

  #printable(field: Field, text: string): string {
    const character = this.#findUnprintable(text);
    if (character !== null) this.refuse(field.step, `${named(character)} in ${field.what} cannot be printed.`);
    return text;
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function named(character: string): string {
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `The character “${character}” (${code})` : `The character ${code}`;
}
