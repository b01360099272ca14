import type { FlagCase, Row } from '../case.ts';

export const allRows = ({
  partner,
  children,
  guardian,
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
    ...executors,
    ...reserves,
    ...beneficiaries,
    ...standIns,
    ...substitutes,
    ...gifts,
  ].filter(({ id }) => id !== '');
