import { identity } from '../../answers/identity.ts';
import { isWithin } from '../../people/edit-distance.ts';
import type { FlagCase } from '../case.ts';
import { type Finding, found, type Rule } from '../flag.ts';
import type { FlagSubject } from '../flag-subject.ts';
import { finder } from '../find-words.ts';
import { charityWord } from '../organisation.ts';
import { allRows } from './all-rows.ts';

const charities = ({ beneficiaries, substitutes, gifts }: FlagCase): readonly Finding[] =>
  [...beneficiaries, ...substitutes, ...gifts].flatMap((row) =>
    found(row.charity === null && charityWord(row) !== null, row.about('fullName'), `“${charityWord(row)}”: ${row.name} may be a charity.`),
  );

const vulnerable = finder({
  words: ['disabled', 'benefits', 'care home~', 'addiction~', 'gambling', 'bankrupt', 'bankruptcy', 'debts'],
  exactCase: ['IVA', 'IVAs'],
});
const careHome = finder({ words: ['care home~'] });

const atRisk = ({ texts }: FlagCase): readonly Finding[] =>
  texts.flatMap(({ kind, text, what, about }) => {
    const word = kind === 'name' ? null : kind === 'address' ? careHome(text) : vulnerable(text);
    return found(word !== null, about, `“${word}” in ${what}: a gift made outright may be lost.`);
  });

const EDITS = 2;

function sameOrTwo(given: FlagCase): readonly Finding[] {
  const rows = allRows(given);
  const lists = [given.children, given.executors, given.beneficiaries, given.substitutes];
  const doubts = rows.flatMap((row, place): readonly (readonly [FlagSubject, string])[] => {
    const before = rows.slice(0, place);
    const twin = lists.find((list) => list.includes(row))?.find((other) => other !== row && other.id === row.id && other.index < row.index);
    const isNew = before.every(({ id }) => id !== row.id);
    const similar = isNew ? before.find((other) => isWithin(EDITS, other.id, row.id)) : undefined;
    const elsewhere = before.find((other) => other.id === row.id && differs(other.address, row.address));
    // In any other place the testator’s name is R21.
    const isOwn = row.id === given.testator.id && (row === given.partner || given.children.some((child) => child === row));
    return [
      ...(isOwn ? [[row.about('fullName'), `${row.name} (${row.who}) has the applicant’s own name`] as const] : []),
      ...(twin ? [[row.about('fullName'), `${row.name} is in the list twice`] as const] : []),
      ...(similar
        ? [[row.about('fullName'), `${row.name} (${row.who}) and ${similar.name} (${similar.who}) are nearly the same`] as const]
        : []),
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

export const RECIPIENT_RULES: readonly Rule[] = [
  { id: 'R37', severity: 'MED', action: 'Ask for the exact name and the charity number.', find: charities },
  { id: 'R38', severity: 'HIGH', action: 'Suggest advice about a trust.', find: atRisk },
  { id: 'R39', severity: 'MED', action: 'Ask whether this is one person or two.', find: sameOrTwo },
];
