import type { Leaf } from '@willow/contracts';

/** What our team calls a part of an answer: "secondSubstituteName" is a "second substitute", "carerRelationship" a "relationship of the carer". */
export function nounOf(part: string, { noun }: Pick<Leaf, 'noun'>): string {
  if (noun) return noun;
  const words = part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const [, whose, what] = /^(.+) (name|relationship|address)$/.exec(words) ?? [];
  if (whose === undefined) return words;
  return what !== 'name' ? `${what} of the ${whose}` : whose === 'full' ? what : whose;
}
