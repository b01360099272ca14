import {
  FIELDS,
  isComplete,
  isLive,
  type Leaf,
  type LeafKind,
  type ListKey,
  type Parts,
  type StepId,
  stepNumber,
  stepOf,
  type WillAnswers,
  type z,
} from '@willow/contracts';
import { nounOf } from './part-nouns.ts';
import { cleanAddress, cleanGift, cleanLine, cleanParagraphs } from './clean.ts';

/** Why these answers make no will, and the number of the wizard's step that has to be visited again. */
export type Refusal = { readonly step: number; readonly reason: string };

/** Where a text comes from, in words that finish the sentence "… in". */
type Field = { readonly step: StepId; readonly what: string };

type TextKind = 'name' | 'relationship' | 'address' | 'contact' | 'gift' | 'reference';

type CleanedLeaf<L extends Leaf> = L['kind'] extends TextKind
  ? string
  : L['kind'] extends 'wishes'
    ? readonly string[]
    : z.output<L['schema']> | undefined;

/** The parts of a group that may stand in a will: texts cleaned, empty where there is none, the rest as it is. */
export type Cleaned<P extends Parts> = {
  readonly [Key in keyof P as P[Key] extends { readonly inWill: false } ? never : Key]: CleanedLeaf<P[Key]>;
};

/** A group or a row: what to call one of its parts, and the one it cannot be without. */
type Origin = { readonly step: StepId; readonly what: (part: string) => string; readonly required?: string };

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

  parts<P extends Parts>({ step, what, required }: Origin, parts: P, values: Row = {}): Cleaned<P> {
    const read = Object.entries(parts)
      .filter(([, leaf]) => leaf.inWill !== false)
      .map(([key, leaf]) => {
        const field = { step, what: what(nounOf(key)) };
        return [key, key === required ? this.required(field, values[key]) : this.#part(leaf.kind, field, values[key])];
      });
    return Object.fromEntries(read) as Cleaned<P>;
  }

  /** The rows of a live list, without those that are not complete enough to be in a will. */
  rows<Key extends ListKey>(key: Key, answers: WillAnswers, required: Pick<Origin, 'required'> = {}): readonly Cleaned<PartsOf<Key>>[] {
    const field = FIELDS[key];
    const list: readonly Row[] = isLive(key, answers) ? (answers[key] ?? []) : [];
    const rows = list.flatMap((row, index) => {
      const what = (part: string): string => `the ${part} of ${field.noun} ${index + 1}`;
      return isComplete(field, row) ? [this.parts({ step: stepOf(key), what, ...required }, field.parts, row)] : [];
    });
    return rows as Cleaned<PartsOf<Key>>[];
  }

  #part(kind: LeafKind, field: Field, value: unknown): unknown {
    switch (kind) {
      case 'name':
      case 'relationship':
      case 'contact':
      case 'reference':
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

  firstRefusal(): Refusal | undefined {
    return this.#refusals.toSorted((a, b) => a.step - b.step)[0];
  }

  #printable(field: Field, text: string): string {
    const character = this.#findUnprintable(text);
    if (character !== null) this.refuse(field.step, `${named(character)} in ${field.what} cannot be printed.`);
    return text;
  }
}

type Row = Readonly<Record<string, unknown>>;

type PartsOf<Key extends ListKey> = (typeof FIELDS)[Key]['parts'];

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function named(character: string): string {
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `The character “${character}” (${code})` : `The character ${code}`;
}
