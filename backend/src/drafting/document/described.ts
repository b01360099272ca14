import { dateInWords } from '@willow/contracts';
import type { Described, NamedChild } from '../answers/will-facts.ts';
import { plainRelationship } from './plain-relationship.ts';
import { say, type Sentence } from './sentence.ts';

/** "Ann Lee, of 1 High Street (Sister)"; what is not known is left out. */
export const described = (who: Described): Sentence =>
  say`${who.name}${who.address === '' ? [] : say`, of ${who.address}`}${who.charity ? asCharity(who) : inBrackets(who.relationship)}`;

/** The same in the middle of a sentence, where an address that ends the description needs its closing comma. */
export const describedWithin = (person: Described): Sentence =>
  say`${described(person)}${person.address !== '' && plainRelationship(person.relationship) === '' && !person.charity ? say`,` : []}`;

/** "(registered charity 202918)": the register tells charities of one name apart. */
export const asCharity = ({ charityNumber = '' }: Pick<Described, 'charityNumber'>): Sentence =>
  charityNumber === '' ? say` (charity)` : say` (registered charity ${charityNumber})`;

/** " (Sister)", or nothing where the relationship has no plain words. */
export function inBrackets(relationship: string): Sentence {
  const plain = plainRelationship(relationship);
  return plain === '' ? [] : say` (${plain})`;
}

export const describedChild = ({ name, dob }: NamedChild): Sentence => say`${name}, born ${dateInWords(dob)}`;

export const describedLateChild = ({ name }: Pick<NamedChild, 'name'>): Sentence => say`${name}, who died before I signed this will`;
