import { holds, type SpecificGift, standInsOf, type StandInParts } from '@willow/contracts';
import { cleanAddress, cleanGift, cleanLine } from '../answers/clean.ts';
import { hasPartner, isNoLike, isYesLike, type RandomWill } from './random-answers.ts';

export const years = (dob: string, on: string): number =>
  Number(on.slice(0, 4)) - Number(dob.slice(0, 4)) - (on.slice(5) < dob.slice(5) ? 1 : 0);

export const isWhole = ({
  recipientName = '',
  recipientRelationship = '',
  description = '',
  charity,
  amount,
  tenth,
}: SpecificGift): boolean =>
  cleanLine(recipientName) !== '' &&
  (charity === true || cleanLine(recipientRelationship) !== '') &&
  (amount !== undefined || tenth === true || cleanGift(description) !== '');

const namesOf = (row: StandInParts): readonly string[] => standInsOf(row).map(({ fullName }) => fullName);

type Live = { readonly names: readonly string[]; readonly stale: readonly string[] };

/** Whose names a will must hold and must not hold, worked out from the answers alone. */
export function live({ answers, on }: RandomWill): Live {
  const parent = isYesLike(answers.hasChildren);
  const minor = parent && (answers.children ?? []).some(({ dob }) => years(dob!, on) < 18);
  const branches: readonly (readonly [boolean, readonly (string | undefined)[]])[] = [
    [true, [...(answers.executors ?? []), ...(answers.reserveExecutors ?? [])].map(({ fullName }) => fullName)],
    [true, (answers.specificGifts ?? []).filter(isWhole).flatMap((gift) => [gift.recipientName, ...namesOf(gift)])],
    [true, (answers.loans ?? []).map(({ fullName }) => fullName)],
    [true, [answers.pets?.carerName, answers.pets?.description, answers.digital?.recipientName]],
    [
      isYesLike(answers.isHomeowner) && cleanAddress(answers.property?.address ?? '') !== '',
      (answers.homeTakers ?? []).filter(({ relationship }) => cleanLine(relationship ?? '') !== '').map(({ fullName }) => fullName),
    ],
    [hasPartner(answers), [answers.partner?.fullName]],
    [isNoLike(answers.isMarried), [answers.expectsToMarry]],
    [parent, (answers.children ?? []).map(({ fullName }) => fullName)],
    [minor, [answers.guardian?.fullName, answers.secondGuardian?.fullName]],
    ...(answers.children ?? []).map(({ dob, guardianName, secondGuardianName }): (typeof branches)[number] => [
      parent && years(dob!, on) < 18,
      [guardianName, secondGuardianName],
    ]),
    [answers.beneficiaryType === 'custom', (answers.customBeneficiaries ?? []).flatMap((row) => [row.fullName, ...namesOf(row)])],
    [
      answers.beneficiaryType === 'partner' && answers.partnerSubstituteRule === 'custom',
      (answers.customSubstitutes ?? []).map(({ fullName }) => fullName),
    ],
    [holds('canRunOut', answers), (answers.lastResort ?? []).map(({ fullName }) => fullName)],
    [isYesLike(answers.isHomeowner), [cleanAddress(answers.property?.address ?? '') === '77 Homeq Road' ? '77 Homeq Road' : undefined]],
  ];
  const of = (wanted: boolean) =>
    branches.flatMap(([isLive, names]) => (isLive === wanted ? names.map((name) => cleanLine(name ?? '')).filter(Boolean) : []));
  // By chance a name of theirs is somebody else's, too: what becomes of them is not told by a branch.
  const others = [
    ...[...(answers.lateChildren ?? []), ...(answers.leftOut ?? [])].map(({ fullName }) => fullName),
    answers.funeralPlan?.provider,
  ].map((name) => cleanLine(name ?? ''));
  return { names: of(true), stale: of(false).filter((name) => !others.includes(name)) };
}
