import { cleanLine } from '../../answers/clean.ts';
import type { FlagCase, FlagText } from '../case.ts';
import { type Finding, found, type Rule } from '../flag.ts';
import { at, atOwn } from '../flag-subject.ts';
import { penceIn } from '../money.ts';
import { isOrganisation } from '../organisation.ts';
import { mayBeAskedToWitness } from '../people.ts';
import { mixesAlphabets } from '../reading/fold.ts';
import { finder } from '../reading/phrases.ts';
import { ACTS_FOR_ME, CAPACITY, NOT_CAPACITY } from '../words/capacity.ts';
import { GIFT_WISHES, NO_WISHES, SPENDING, WISH_GROUPS } from '../words/wishes.ts';
import { namedRows } from './all-rows.ts';
import { takingRows } from './given-to.ts';
import { named } from './named.ts';
import { DOB, OLDEST, testatorAge } from './testator-age.ts';

const OLD_AGE = 75;
const frail = finder({ words: CAPACITY, except: NOT_CAPACITY });
const actsForMe = finder({ words: ACTS_FOR_ME, except: NOT_CAPACITY });

/** Beside a name, illness is that person's; whoever acts for the applicant may do it because the applicant cannot. */
const frailtyIn = ({ kind, text }: FlagText): string | null =>
  kind === 'relationship' ? actsForMe(text) : kind === 'gift' || kind === 'funeral' ? frail(text) : null;

function capacity(given: FlagCase): readonly Finding[] {
  const age = testatorAge(given);
  return [
    ...found(age !== null && age >= OLD_AGE && age <= OLDEST, DOB, `The applicant is ${age}.`),
    ...given.texts.flatMap((text) =>
      found(frailtyIn(text) !== null, text.about, `“${frailtyIn(text)}” in ${text.what} may bear on capacity.`),
    ),
  ];
}

const giftWish = finder({ words: GIFT_WISHES, except: NO_WISHES, groups: WISH_GROUPS });
const spending = finder({ words: SPENDING });

const wishes = ({ texts }: FlagCase): readonly Finding[] =>
  texts
    .filter(({ kind }) => kind === 'funeral')
    .flatMap(({ text }) => {
      const word = giftWish(text) ?? (penceIn(text) > 0 && spending(text) === null ? '£' : null);
      return found(word !== null, at('funeralWishes'), `“${word}” in the funeral wishes may be a gift or a decision about organs.`);
    });

const TITLES =
  /^(?:mr|mrs|ms|miss|mx|dr|sir|dame|lady|lord|rev|reverend|prof|professor|master|fr|father|brother|sister|aunt|aunty|auntie|uncle|nan|nana|nanny|nanna|gran|granny|grandma|grandad|grandpa|mum|mummy|dad|daddy|mam|cousin|big|little|wee|old|young|baby|madam|captain|major|colonel|nurse|mister|missus)\.?$/i;
const INITIAL = /^\p{L}\.?$/u;

function faultOf(name: string): string | null {
  const words = name.split(' ').filter((word) => /\p{L}/u.test(word));
  const [first = '', ...others] = words;
  if (/\p{N}/u.test(name)) return 'has digits';
  if (mixesAlphabets(name)) return 'mixes letters of two alphabets that look alike';
  if (/["“”]|\(|(?:^|\s)['‘]\p{L}+['’](?:\s|$)/u.test(name)) return 'has a nickname in it';
  if (words.length < 2) return 'is one word';
  if (/^(?:my|our|the)\s|['’]s\s/i.test(name)) return 'says who it is and not what they are called';
  if (INITIAL.test(words.at(-1)!)) return 'has an initial for a surname';
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
    ...namedRows(given)
      .filter((row) => !isOrganisation(row))
      .map(({ name, about }) => ({ name, about: about('fullName') })),
  ];
  return [
    ...glyphs,
    ...named.flatMap(({ name, about }) => found(name !== '' && faultOf(name) !== null, about, `The name “${name}” ${faultOf(name)}.`)),
  ];
}

/** The signing sheet lists everybody who must not witness. This is about those whom people ask first. */
const witnesses = (given: FlagCase): readonly Finding[] => {
  const names = named(takingRows(given).filter(mayBeAskedToWitness));
  return found(names !== '', null, `Often asked, and must not witness: ${names}.`);
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
  { id: 'R51', severity: 'INFO', action: 'Send the list of people who must not witness, and say it in the letter.', find: witnesses },
  { id: 'R52', severity: 'MED', action: 'Ask for the full legal name and other names used.', find: unclearNames },
];
