import { cleanLine } from '../../answers/clean.ts';
import { identity } from '../../answers/identity.ts';
import { isWithin } from '../../people/edit-distance.ts';
import { barredWitnesses } from '../../people/barred-witnesses.ts';
import { type Finding, found, type Rule } from '../flag.ts';
import { at, type FlagSubject } from '../flag-subject.ts';
import type { FlagCase, Row } from '../case.ts';
import { charityWord, isOrganisation } from '../organisation.ts';
import { staleNames } from '../stale-names.ts';

const EDITS = 2;

const allRows = ({ partner, children, guardian, executors, beneficiaries, substitutes, gifts }: FlagCase): readonly Row[] =>
  [
    ...(partner ? [partner] : []),
    ...children,
    ...(guardian ? [guardian] : []),
    ...executors,
    ...beneficiaries,
    ...substitutes,
    ...gifts,
  ].filter(({ id }) => id !== '');

const charities = ({ beneficiaries, substitutes, gifts }: FlagCase): readonly Finding[] =>
  [...beneficiaries, ...substitutes, ...gifts].flatMap((row) =>
    found(charityWord(row) !== null, row.about('fullName'), `“${charityWord(row)}”: ${row.name} may be a charity.`),
  );

/** One finding for each place whose name raises a doubt about who is meant, whatever the doubts are. */
function sameOrTwo(given: FlagCase): readonly Finding[] {
  const rows = allRows(given);
  const lists = [given.children, given.executors, given.beneficiaries, given.substitutes];
  const doubts = rows.flatMap((row, place): readonly (readonly [FlagSubject, string])[] => {
    const before = rows.slice(0, place);
    const twin = lists.find((list) => list.includes(row))?.find((other) => other !== row && other.id === row.id && other.index < row.index);
    const isNew = before.every(({ id }) => id !== row.id);
    const near = isNew ? before.find((other) => isWithin(EDITS, other.id, row.id)) : undefined;
    const elsewhere = before.find((other) => other.id === row.id && differs(other.address, row.address));
    // In any other place the applicant's name is R21.
    const isOwn = row.id === given.testator.id && (row === given.partner || (given.children as readonly Row[]).includes(row));
    return [
      ...(isOwn ? [[row.about('fullName'), `${row.name} (${row.who}) has the applicant’s own name`] as const] : []),
      ...(twin ? [[row.about('fullName'), `${row.name} is in the list twice`] as const] : []),
      ...(near ? [[row.about('fullName'), `${row.name} (${row.who}) and ${near.name} (${near.who}) are nearly the same`] as const] : []),
      ...(elsewhere ? [[row.about('fullName'), `${row.name} has one address as ${elsewhere.who} and another as ${row.who}`] as const] : []),
    ];
  });
  const places = new Map(doubts.map(([about]) => [about.path.join('.'), about]));
  return [...places].map(([key, about]) => ({
    about,
    message: `${doubts.flatMap(([each, doubt]) => (each.path.join('.') === key ? [doubt] : [])).join('; ')}.`,
  }));
}

const differs = (one: string, other: string): boolean => one !== '' && other !== '' && identity(one) !== identity(other);

const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|sir|dame|lady|lord|rev|reverend|prof|professor|master|fr|father|sister|aunt|auntie|uncle)\.?$/i;
const INITIAL = /^\p{L}\.?$/u;

/** What keeps a name from being a full legal name, or null. */
export function faultOf(name: string): string | null {
  const words = name.split(' ').filter((word) => /\p{L}/u.test(word));
  const [first = '', ...others] = words;
  if (/\p{N}/u.test(name)) return 'has digits';
  if (words.length < 2) return 'is one word';
  if (TITLES.test(first) && others.length === 1) return 'is a title with one name';
  const given = TITLES.test(first) ? others.slice(0, -1) : words.slice(0, -1);
  return given.flatMap((word) => word.split('.').filter(Boolean)).every((word) => INITIAL.test(word)) ? 'has only initials' : null;
}

function unclearNames(given: FlagCase): readonly Finding[] {
  const glyphs = given.texts.flatMap(({ text, what, about }): readonly Finding[] => {
    const missing = given.findUnprintable(text.replaceAll('\n', ' '));
    return found(missing !== null, about, `“${missing}” in ${what} cannot be printed.`);
  });
  const own = cleanLine(given.testator.fullName);
  const named = [
    { name: own, about: at(null, 'fullName') },
    ...allRows(given)
      .filter((row) => !isOrganisation(row))
      .map(({ name, about }) => ({ name, about: about('fullName') })),
  ];
  return [
    ...glyphs,
    ...named.flatMap(({ name, about }) => found(name !== '' && faultOf(name) !== null, about, `The name “${name}” ${faultOf(name)}.`)),
  ];
}

const witnesses = ({ partner, gifts, plan }: FlagCase): readonly Finding[] => {
  const barred = barredWitnesses({
    partner: partner?.name ?? null,
    gifts: gifts.map(({ name, relationship, description }) => ({ recipient: name, relationship, description })),
    plan,
  });
  const names = barred.map(({ name }) => name).join(', ');
  return found(true, null, barred.length > 0 ? `Must not witness: ${names}.` : 'Nobody is named who must not witness.');
};

export const NAME_RULES: readonly Rule[] = [
  { id: 'R37', severity: 'MED', action: 'Ask for the exact name and the charity number.', find: charities },
  { id: 'R39', severity: 'MED', action: 'Ask whether this is one person or two.', find: sameOrTwo },
  { id: 'R47', severity: 'MED', action: 'Show the customer both and confirm the one that counts.', find: staleNames },
  { id: 'R51', severity: 'INFO', action: 'Print the list of people who must not witness.', find: witnesses },
  { id: 'R52', severity: 'MED', action: 'Ask for the full legal name and other names used.', find: unclearNames },
];
