import { nounOf } from '../answers/part-nouns.ts';
import {
  FIELDS,
  type Field,
  isLive,
  type Leaf,
  type LeafKind,
  type Parts,
  stepOf,
  type AnswerKey,
  type WillAnswers,
} from '@willow/contracts';
import { cleanAddress, cleanGift, cleanLine, cleanParagraphs } from '../answers/clean.ts';
import type { Testator } from '../answers/will-facts.ts';
import type { FlagText, TextKind } from './case.ts';
import { at, atOwn, type FlagSubject } from './flag-subject.ts';

type Reading = { readonly kind: TextKind; readonly what: (noun: string) => string; readonly clean: (text: string) => string };

const READINGS: Partial<Readonly<Record<LeafKind, Reading>>> = {
  name: { kind: 'name', what: (noun) => `the name of ${noun}`, clean: cleanLine },
  relationship: { kind: 'relationship', what: (noun) => `the relationship of ${noun}`, clean: cleanLine },
  address: { kind: 'address', what: (noun) => `the address of ${noun}`, clean: cleanAddress },
  gift: { kind: 'gift', what: (noun) => noun, clean: cleanGift },
  wishes: { kind: 'funeral', what: (noun) => noun, clean: (text) => cleanParagraphs(text).join('\n') },
};

type Said = Pick<Leaf, 'kind' | 'inWill' | 'besideWill'>;

/** What is not in the will is none of what the rules about wills look for. */
function textOf({ kind, inWill, besideWill }: Said, noun: string, value: unknown, about: FlagSubject): readonly FlagText[] {
  const reading = READINGS[kind];
  const text = reading && typeof value === 'string' ? reading.clean(value) : '';
  return reading && text !== ''
    ? [{ kind: besideWill ? 'beside' : reading.kind, what: reading.what(noun), text, about, inWill: inWill !== false }]
    : [];
}

export const partTexts = (
  parts: Parts,
  noun: string,
  values: Readonly<Record<string, unknown>>,
  about: (part: string) => FlagSubject,
): readonly FlagText[] => Object.entries(parts).flatMap(([part, leaf]) => textOf(leaf, noun, values[part], about(part)));

const isKey = (key: string): key is AnswerKey => stepOf(key) !== undefined;

export const ownTexts = (answers: WillAnswers): readonly FlagText[] =>
  Object.entries<Field>(FIELDS).flatMap(([key, field]) =>
    field.kind === 'group' || field.kind === 'list' || !isKey(key) || !isLive(key, answers)
      ? []
      : textOf(field, nounOf(key), answers[key], at(key)),
  );

export const testatorTexts = ({ fullName, addressLine1, addressLine2, city, county, postcode }: Testator): readonly FlagText[] => {
  const address = [addressLine1, addressLine2, city, county, postcode].map((line) => line ?? '').join('\n');
  return [
    ...textOf({ kind: 'name' }, 'the applicant', fullName, atOwn('fullName')),
    ...textOf({ kind: 'address' }, 'the applicant', address, atOwn('addressLine1')),
  ].map((text) => ({ ...text, what: `the applicant’s ${text.kind}` }));
};
