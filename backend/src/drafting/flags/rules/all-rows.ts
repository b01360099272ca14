import type { FlagCase, Row } from '../case.ts';

export const allRows = ({
  partner,
  children,
  guardian,
  secondGuardian,
  executors,
  reserves,
  beneficiaries,
  standIns,
  substitutes,
  gifts,
}: FlagCase): readonly Row[] =>
  [
    ...(partner ? [partner] : []),
    ...children,
    ...(guardian ? [guardian] : []),
    ...(secondGuardian ? [secondGuardian] : []),
    ...executors,
    ...reserves,
    ...beneficiaries,
    ...standIns,
    ...substitutes,
    ...gifts,
  ].filter(({ id }) => id !== '');
