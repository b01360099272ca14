import { type Leaf, type LeafKind, type Parts, type StepId, stepNumber, type z } from '@willow/contracts';
import { cleanAddress, cleanGift, cleanLine, cleanParagraphs } from './clean.ts';

/** Why these answers make no will, and the number of the wizard's step that has to be visited again. */
export type Refusal = { readonly step: number; readonly reason: string };

/** Where a text comes from, in words that finish the sentence "… in". */
export type Field = { readonly step: StepId; readonly what: string };

type TextKind = 'name' | 'relationship' | 'address' | 'contact' | 'gift';

type CleanedLeaf<L extends Leaf> = L['kind'] extends TextKind
  ? string
  : L['kind'] extends 'wishes'
    ? readonly string[]
    : z.output<L['schema']> | undefined;

/** The parts of a group that may stand in a will: texts cleaned, empty where there is none, the rest as it is. */
export type Cleaned<P extends Parts> = {
  readonly [Key in keyof P as P[Key] extends { readonly inWill: false } ? never : Key]: CleanedLeaf<P[Key]>;
};

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

  /** All parts of a group that may stand in a will. */
  parts<P extends Parts>(group: { readonly step: StepId; readonly noun: string }, parts: P, values: PartValues = {}): Cleaned<P> {
    const read = Object.entries(parts)
      .filter(([, leaf]) => leaf.inWill !== false)
      .map(([key, { kind }]) => {
        const field = { step: group.step, what: `the ${WHAT[kind] ?? key} of ${group.noun}` };
        return [key, this.#part(kind, field, values[key])];
      });
    return Object.fromEntries(read) as Cleaned<P>;
  }

  #part(kind: LeafKind, field: Field, value: unknown): unknown {
    switch (kind) {
      case 'name':
      case 'relationship':
      case 'contact':
        return this.line(field, value);
      case 'address':
        return this.address(field, value);
      case 'gift':
        return this.gift(field, value);
      case 'wishes':
        return this.paragraphs(field, value);
      default:
        return value;
    }
  }

  refuse(step: StepId, reason: string): void {
    this.#refusals.push({ step: stepNumber(step), reason });
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

type PartValues = Readonly<Record<string, unknown>> | undefined;

const WHAT: Partial<Record<LeafKind, string>> = { name: 'name', relationship: 'relationship', address: 'address', gift: 'description' };

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function named(character: string): string {
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `The character “${character}” (${code})` : `The character ${code}`;
}
