import { inWholePounds } from '@willow/contracts';
import type { Pets, WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause, type SubClause, when } from '../document/clause.ts';
import { inBrackets } from '../document/described.ts';
import { clause, say, type Sentence, term } from '../document/sentence.ts';
import { poundsInWords } from '../document/sum-in-words.ts';
import { isClearlyOrganisation } from '../people/organisation.ts';
import { hasGifts } from './particular-gifts.ts';

/**
 * A pet is property and is given outright, the sum on condition of taking it. Its care is a wish: a trust for an animal is one that nobody
 * can enforce (Re Dean (1889) 41 Ch D 552), and no court is asked to mend one. Executors may choose among all the world, for that is a power
 * and no trust (Re Beatty [1990] 1 WLR 1503); a year bounds it.
 */
export const myPets: ClauseTemplate = {
  id: 'pets',
  heading: 'My pets',
  subClauses: (facts) => (facts.pets === null ? [] : subClausesOf(facts.pets, facts)),
};

const subClausesOf = (pets: Pets, facts: WillFacts): readonly SubClause[] => [
  subClause(
    say`${term('My Pets')} means these animals: ${pets.description}; and also any other animal that I keep as a pet.`,
    say`My Pets are only animals that I own when I die${notGiven(facts)}.`,
  ),
  subClause(say`I give My Pets to ${pets.carerName}${inBrackets(pets.carerRelationship)} if ${taking(pets)}.`),
  subClause(
    say`My Executors are to find a new home for any of My Pets that ${pets.carerName} does not take.`,
    say`I ask them to talk to my family about it first.`,
    say`I give each of those animals to the person or organisation whom My Executors choose within a year of my death, and who takes it.`,
  ),
  ...when(
    pets.amount !== undefined,
    subClause(
      say`I also give the sum of ${sumOf(pets)} to whoever takes My Pets under this clause, on condition of taking them.`,
      say`It is one sum, however many animals there are: if more than one person or organisation takes them, My Executors must divide it between all of those as My Executors think fair.`,
    ),
  ),
  subClause(
    say`It is my wish that whoever takes My Pets looks after them for the rest of their lives${pets.amount === undefined ? [] : say` and spends the sum on their care`}.`,
    say`This wish binds nobody and creates no trust.`,
  ),
  subClause(
    say`Until somebody takes them, My Executors may leave My Pets with anyone who can look after them.`,
    say`The reasonable cost of that, and of bringing them to their new home within the United Kingdom, is paid from my Residuary Estate, and so is any inheritance tax on the gifts in this clause.`,
  ),
  subClause(
    pets.amount === undefined
      ? say`Any of My Pets that nobody takes becomes part of my Residuary Estate.`
      : say`Any of My Pets that nobody takes becomes part of my Residuary Estate, and so does the sum if nobody takes any of them.`,
  ),
];

const notGiven = (facts: WillFacts): Sentence =>
  hasGifts(facts) ? say`, and no animal that a gift in ${clause('gifts')} is about, even if that gift fails, is one of them` : [];

const taking = ({ carerName: name, carerRelationship: relationship }: Pets): Sentence =>
  isClearlyOrganisation({ name, relationship })
    ? say`${name} is willing to take them`
    : say`${name} survives me and is willing to take them`;

const sumOf = ({ amount = 0 }: Pets): Sentence => say`${inWholePounds(amount)} (${poundsInWords(amount)})`;
