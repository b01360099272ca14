import type { FlagCase, Row } from '../case.ts';

export const allRows = ({
  partner,
  children,
  guardian,
  secondGuardian,
  ownGuardians,
  executors,
  reserves,
  beneficiaries,
  standIns,
  substitutes,
  lastResort,
  gifts,
  pets,
  digital,
  homeTakers,
  loans,
}: FlagCase): readonly Row[] =>
  [
    ...(partner ? [partner] : []),
    ...children,
    ...(guardian ? [guardian] : []),
    ...(secondGuardian ? [secondGuardian] : []),
    ...ownGuardians,
    ...executors,
    ...reserves,
    ...beneficiaries,
    ...standIns,
    ...substitutes,
    ...lastResort,
    ...gifts,
    ...[pets, digital].flatMap((row) => row ?? []),
    ...homeTakers,
    ...loans,
  ].filter(({ id }) => id !== '');

/** Everybody living, and those of the dead whom a will may name. */
export const namedRows = (given: FlagCase): readonly Row[] => [
  ...allRows(given),
  ...given.lateChildren.filter(({ id, leftChildren }) => id !== '' && leftChildren),
];
