import type { AnswerKey } from '@willow/contracts';

const NOUNS: Readonly<Record<string, string>> = {
  amount: 'sum',
  leftChildren: 'answer about children of their own',
  expectsToMarry: 'the person the applicant expects to marry',
  funeralWishes: 'the funeral wishes',
};

/** What our team calls a part of an answer: "secondSubstituteName" is a "second substitute", "carerRelationship" a "relationship of the carer". */
export function nounOf(part: string): string {
  const known = NOUNS[part];
  if (known) return known;
  const words = part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const [, whose, what] = /^(.+) (name|relationship|address)$/.exec(words) ?? [];
  if (whose === undefined) return words;
  return what !== 'name' ? `${what} of the ${whose}` : whose === 'full' ? what : whose;
}

/** And an answer that is a group of parts: rows of a list have a noun in their definition. */
export const GROUP_NOUNS = {
  partner: 'the partner',
  guardian: 'the guardian',
  secondGuardian: 'the second guardian',
  property: 'the home',
  grandchildren: 'the gift to grandchildren',
  nephewsAndNieces: 'the gift to nephews and nieces',
  pets: 'the pets',
  digital: 'the digital files',
  funeralPlan: 'the funeral plan',
} as const satisfies Partial<Record<AnswerKey, string>>;
