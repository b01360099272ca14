import { dateInWords, nameKey, type PairDifference } from '@willow/contracts';
import { capitalised } from '../document/in-words.ts';
import { groupInWords } from '../explanations/groups.ts';
import { conditionalAge } from '../residue/residue-plan.ts';
import { giftSaid, ifBothDie, ifTheOtherLives, type PairedWill, personSaid, type Said, sharesSaid, thingIn } from './two-wills.ts';

export type PairDifferences = { readonly differences: PairDifference[]; readonly alike: string[] };

/** Matter by matter: what the wills say differently, with the lines of each, and what they say alike, by its name. */
export function pairDifferences(here: PairedWill, there: PairedWill): PairDifferences {
  const matters = Object.entries(MATTERS)
    .map(([what, said]) => ({ what, ours: said(here), theirs: said(there) }))
    .filter(({ ours, theirs }) => ours.length + theirs.length > 0);
  const isAlike = ({ ours, theirs }: (typeof matters)[number]): boolean => meaning(ours) === meaning(theirs);
  return {
    differences: matters
      .filter((matter) => !isAlike(matter))
      .map(({ what, ours, theirs }) => ({ what, here: lines(ours), there: lines(theirs) })),
    alike: matters.filter(isAlike).map(({ what }) => what),
  };
}

const lines = (said: readonly Said[]): string[] => said.map(({ line }) => line);
const meaning = (said: readonly Said[]): string => JSON.stringify(said.map(({ is }) => is).toSorted());
const named = <T>(each: T | null): readonly T[] => (each === null ? [] : [each]);

const MATTERS: Readonly<Record<string, (will: PairedWill) => readonly Said[]>> = {
  Children: ({ facts }) =>
    facts.children.map(({ name, dob }) => ({ line: `${name}, born ${dateInWords(dob)}`, is: `${nameKey(name)} ${dob}` })),
  Guardians: (will) => [will.facts.guardian, will.facts.secondGuardian].flatMap(named).map((person) => personSaid(will, person)),
  'Guardians of one child alone': (will) =>
    will.facts.ownGuardians.map(({ of, first, second, act }) => {
      const said = [first, ...named(second)].map((person) => personSaid(will, person));
      const line = said.map((each) => each.line).join(act === 'together' ? ' and ' : ', or else ');
      return { line: `${of.name}: ${line}`, is: JSON.stringify([nameKey(of.name), act, said.map(({ is }) => is)]) };
    }),
  Executors: (will) => will.facts.executors.map((person) => personSaid(will, person)),
  'Executors in reserve': (will) => will.facts.reserves.map((person) => personSaid(will, person)),
  'While the other is alive': (will) => [sharesSaid(will, ifTheOtherLives(will))],
  'If both die together': (will) => [sharesSaid(will, ifBothDie(will))],
  'When children have their shares': ({ facts }) => named(conditionalAge(facts.plan)).map((age) => ({ line: `At ${age}`, is: `${age}` })),
  'Particular gifts': (will) => will.facts.gifts.map((gift) => giftSaid(will, gift)),
  'Grandchildren, nephews and nieces': ({ facts }) =>
    facts.groups.map((group) => ({ line: capitalised(groupInWords(group)), is: JSON.stringify(group) })),
  'Money owed': ({ facts }) =>
    facts.loans.map(({ name, treatment, payBack }) => ({
      line: `${name}: ${treatment === 'forgiven' ? 'forgiven' : 'taken off the share'}`,
      is: JSON.stringify([nameKey(name), treatment, payBack]),
    })),
  Pets: (will) => named(will.facts.pets).map((pets) => giftSaid(will, { ...pets, recipientName: pets.carerName })),
  Home: ({ facts }) => named(facts.home).map(({ address }) => ({ line: address, is: thingIn(address) })),
};
