import { type Finding, found, type Rule } from '../flag.ts';
import { at } from '../flag-subject.ts';
import type { FlagCase, Row } from '../case.ts';
import { ageOn, isRealDate, nameKey } from '@willow/contracts';
import { conditionalAge, linesOf } from '../../residue/residue-plan.ts';
import { foreignIn } from '../foreign.ts';
import { offshoreIn } from '../outside.ts';
import { finder } from '../reading/phrases.ts';
import { FIRMS, NO_PROFESSIONALS, PROFESSIONALS } from '../words/professionals.ts';
import { isPartnerWord, isRelated, isSame, isSelf, isStranger } from '../people.ts';
import { youthIn } from '../said-age.ts';
import { givenTo } from './given-to.ts';
import { named } from './named.ts';

const grandchild = finder({ words: ['grandchild', 'grandson', 'granddaughter', 'grand child', 'grand son', 'grand daughter'] });

function minors({ executors, reserves, children, on }: FlagCase): readonly Finding[] {
  // A namesake of the child is told apart by a relationship of their own.
  const isMinor = (row: Row): boolean => children.some((child) => child.isMinor && isSame(child, row));
  const youth = (row: Row): string | null => youthIn(row.relationship, on) ?? youthIn(row.name, on);
  const mayBeMinor = (row: Row): boolean => isMinor(row) || youth(row) !== null || grandchild(row.relationship) !== null;
  const noAdult = executors.every(mayBeMinor);
  return [...executors, ...reserves].flatMap((row) => [
    ...found(isMinor(row), row.about('fullName'), `${row.name} is an executor and a child under 18.`),
    ...found(!isMinor(row) && youth(row) !== null, row.about('fullName'), `${row.name} is an executor, and “${youth(row)}” is under 18.`),
    ...found(
      !isMinor(row) && youth(row) === null && noAdult && grandchild(row.relationship) !== null,
      row.about('fullName'),
      `${row.name} is a grandchild, perhaps under 18, and no adult is named beside them.`,
    ),
  ]);
}

const alsoTakes = (given: FlagCase): readonly Finding[] => {
  const names = named(given.executors.filter(({ id }) => givenTo(given).has(id) && isStranger(given, id)));
  return found(names !== '', at('executors'), `${names}: of no relation, executor, and given something by this will.`);
};

function takesAll({ plan, shares, gifts, pets, digital, homeTakers }: FlagCase, id: string): boolean {
  if (!plan || [...gifts, pets, digital, ...homeTakers].some((gift) => gift && gift.id !== id)) return false;
  if (plan.first) return nameKey(plan.first.name) === id;
  const takers = plan.rest.kind === 'children' ? linesOf(plan.rest) : shares;
  return takers.length > 0 && takers.every(({ name }) => nameKey(name) === id);
}

function onlyOne(given: FlagCase): readonly Finding[] {
  const { executors, children, partner, plan, on } = given;
  const [only] = executors;
  // Somebody named twice is still the only one.
  if (!only || executors.some(({ id }) => id !== only.id)) return [];
  const minorsTake = children.some(({ isMinor, id }) => isMinor && givenTo(given).has(id));
  const heldUntil = plan && conditionalAge(plan);
  const someWait = heldUntil !== null && children.some(({ dob }) => isRealDate(dob) && dob <= on && ageOn(dob, on) < heldUntil);
  const isPartner = only.id === partner?.id || isPartnerWord(only);
  const why =
    !isPartner && takesAll(given, only.id)
      ? 'They also take everything.'
      : minorsTake
        ? 'Children under 18 can take.'
        : someWait
          ? `They would hold shares alone until a child is ${heldUntil}.`
          : '';
  return found(why !== '', at('executors'), `${only.name} is the only executor. ${why}`);
}

const professional = finder({ words: PROFESSIONALS, except: NO_PROFESSIONALS });
const professionalName = finder({ words: [...PROFESSIONALS, ...FIRMS], slips: false });
const firmWord = finder({ words: ['solicitors', 'law firm', 'llp', 'accountants', 'legal services', 'chambers', 'law centre'] });

/** A namesake has a relationship that nobody has to themselves. */
const isTestator = ({ testator }: FlagCase, row: Row): boolean => row.id !== '' && row.id === testator.id && isSelf(row);

const ownName = (given: FlagCase): readonly Finding[] => {
  const rows: readonly (readonly [readonly Row[], string])[] = [
    [given.executors, 'executor'],
    [given.reserves, 'reserve executor'],
    [[given.guardian, given.secondGuardian, ...given.ownGuardians].flatMap((row) => row ?? []), 'guardian'],
    [given.beneficiaries, 'beneficiary'],
    [[...given.substitutes, ...given.standIns, ...given.lastResort], 'substitute'],
    [given.gifts, 'recipient of a gift'],
    [[given.pets, given.digital].flatMap((row) => row ?? []), 'recipient of pets or digital files'],
    [given.homeTakers, 'whoever gets the home'],
  ];
  return rows.flatMap(([list, role]) =>
    list.flatMap((row) => found(isTestator(given, row), row.about('fullName'), `The applicant is named as ${role} in their own will.`)),
  );
};

const livesAbroad = (address: string): string | null => foreignIn(address) ?? offshoreIn(address);

export const EXECUTOR_RULES: readonly Rule[] = [
  { id: 'R17', severity: 'HIGH', action: 'Nobody can act before 18: ask for another executor.', find: minors },
  { id: 'R18', severity: 'INFO', action: 'Allowed: ask who helped to complete the answers.', isOneMatter: true, find: alsoTakes },
  {
    id: 'R19',
    severity: 'HIGH',
    action: 'Suggest a second executor: two trustees are needed to give a receipt for money from land.',
    find: onlyOne,
  },
  {
    id: 'R20',
    severity: 'MED',
    action: 'Ask for what is missing.',
    find: ({ executors, reserves }) =>
      [...executors.slice(1), ...reserves].flatMap(({ who, name, address, relationship, about }) => [
        ...found(address === '', about('address'), `${name}, ${who}, has no address.`),
        ...found(relationship === '', about('relationship'), `${name}, ${who}, has no relationship.`),
      ]),
  },
  { id: 'R21', severity: 'BLOCK', action: 'Correct it: nobody can hold this place in their own will.', find: ownName },
  {
    id: 'R22',
    severity: 'MED',
    action: 'Ask who acts and on what terms: the will lets only those charge who are marked as professionals.',
    find: ({ executors, reserves }) =>
      [...executors, ...reserves].flatMap(({ name, relationship, address, about, isProfessional }) => {
        if (isProfessional) return found(true, about('fullName'), `${name} is to act as a professional and may charge.`);
        const word = (isRelated({ relationship }) ? firmWord : professionalName)(name) ?? professional(relationship) ?? firmWord(address);
        return found(word !== null, about('fullName'), `“${word}”: ${name} may be a professional executor.`);
      }),
  },
  {
    id: 'R23',
    severity: 'MED',
    action: 'Warn about the practical side and tax of an executor abroad.',
    find: ({ executors, reserves }) =>
      [...executors, ...reserves].flatMap(({ name, address, about }) =>
        found(livesAbroad(address) !== null, about('address'), `${name} seems to live abroad (“${livesAbroad(address)}”).`),
      ),
  },
];
