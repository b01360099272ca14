import { holds, isLive } from '@willow/contracts';
import { cleanLine } from '../../answers/clean.ts';
import { barredWitnesses } from '../../people/barred-witnesses.ts';
import type { FlagCase } from '../case.ts';
import { type Finding, found, type Rule } from '../flag.ts';
import { at, atOwn } from '../flag-subject.ts';
import { finder } from '../find-words.ts';
import { isOrganisation } from '../organisation.ts';
import { allRows } from './all-rows.ts';
import { DOB, OLDEST, testatorAge } from './testator-age.ts';

const OLD_AGE = 75;
const frail = finder({ words: ['dementia', 'memory', 'stroke', 'hospital', 'power of attorney', 'powers of attorney'] });

function capacity(given: FlagCase): readonly Finding[] {
  const age = testatorAge(given);
  return [
    ...found(age !== null && age >= OLD_AGE && age <= OLDEST, DOB, `The applicant is ${age}.`),
    ...given.texts
      .filter(({ kind }) => kind === 'relationship' || kind === 'gift' || kind === 'funeral')
      .flatMap(({ text, what, about }) => found(frail(text) !== null, about, `“${frail(text)}” in ${what} may bear on capacity.`)),
  ];
}

const notFuneral = finder({ words: ['leave', 'give', 'bequeath', 'organ~', 'donate', 'dog~'], except: ['organ music', 'church organ'] });

const wishes = ({ texts }: FlagCase): readonly Finding[] =>
  texts
    .filter(({ kind }) => kind === 'funeral')
    .flatMap(({ text }) => {
      const word = text.includes('£') ? '£' : notFuneral(text);
      return found(word !== null, at('funeralWishes'), `“${word}” in the funeral wishes may be a gift or a decision about organs.`);
    });

const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|sir|dame|lady|lord|rev|reverend|prof|professor|master|fr|father|sister|aunt|auntie|uncle)\.?$/i;
const INITIAL = /^\p{L}\.?$/u;

function faultOf(name: string): string | null {
  const words = name.split(' ').filter((word) => /\p{L}/u.test(word));
  const [first = '', ...others] = words;
  if (/\p{N}/u.test(name)) return 'has digits';
  if (words.length < 2) return 'is one word';
  if (TITLES.test(first) && others.length === 1) return 'is a title with one name';
  const given = TITLES.test(first) ? others.slice(0, -1) : words.slice(0, -1);
  return given.flatMap((word) => word.split('.').filter(Boolean)).every((word) => INITIAL.test(word)) ? 'has only initials' : null;
}

const UNPRINTABLE = {
  severity: 'BLOCK',
  action: 'Ask how it is written in letters that we can print, as in the passport, and return the answers.',
} as const;

function unclearNames(given: FlagCase): readonly Finding[] {
  // No draft can be made of it, so it blocks the will: a name must never lose a letter on its way to paper.
  const glyphs = given.texts.flatMap(({ text, what, about, inWill }): readonly Finding[] => {
    const missing = given.findUnprintable(text.replaceAll('\n', ' '));
    const message = `“${missing}” in ${what} cannot be printed.`;
    return missing === null ? [] : [{ about, message, ...(inWill && UNPRINTABLE) }];
  });
  const own = cleanLine(given.testator.fullName);
  const named = [
    { name: own, about: atOwn('fullName') },
    ...allRows(given)
      .filter((row) => !isOrganisation(row))
      .map(({ name, about }) => ({ name, about: about('fullName') })),
  ];
  return [
    ...glyphs,
    ...named.flatMap(({ name, about }) => found(name !== '' && faultOf(name) !== null, about, `The name “${name}” ${faultOf(name)}.`)),
  ];
}

const witnesses = ({ answers, partner, gifts, plan }: FlagCase): readonly Finding[] => {
  const isMarried = holds('married', answers);
  const expectsToMarry = isLive('expectsToMarry', answers) ? cleanLine(answers.expectsToMarry ?? '') : '';
  const barred = barredWitnesses({
    partner: partner && { ...partner, isMarried },
    expectsToMarry,
    gifts: gifts.map(({ name, relationship, charity, substitute }) => ({
      recipientName: name,
      recipientRelationship: relationship,
      charity: charity !== null,
      substituteName: substitute?.name ?? '',
      substituteRelationship: substitute?.relationship ?? '',
    })),
    plan,
  });
  const names = barred.map(({ name }) => name).join(', ');
  return found(true, null, barred.length > 0 ? `Must not witness: ${names}.` : 'Nobody is named who must not witness.');
};

export const LAST_CHECKS: readonly Rule[] = [
  {
    id: 'R49',
    severity: 'MED',
    action: 'Consider evidence of capacity; refer if unsure.',
    find: capacity,
  },
  {
    id: 'R50',
    severity: 'MED',
    action: 'Move gifts to step 8. Decisions about organs go on the NHS register.',
    find: wishes,
  },
  { id: 'R51', severity: 'INFO', action: 'Print the list of people who must not witness.', find: witnesses },
  { id: 'R52', severity: 'MED', action: 'Ask for the full legal name and other names used.', find: unclearNames },
];
