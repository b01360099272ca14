import { nameKey } from '@willow/contracts';
import { takersOf } from '../../residue/survival.ts';
import type { FlagCase, Row } from '../case.ts';

/** Shares and gifts. Pets and photographs provide for nobody: whoever gets no more than those is left out. */
export const providedRows = ({ beneficiaries, substitutes, gifts, standIns, homeTakers }: FlagCase): readonly Row[] => [
  ...beneficiaries,
  ...substitutes,
  ...gifts,
  ...standIns,
  ...homeTakers,
];

export const takingRows = (given: FlagCase): readonly Row[] => [
  ...providedRows(given),
  ...[given.pets, given.digital].flatMap((row) => row ?? []),
];

/** Whoever is a last resort is given nothing while anybody else is left. */
const idsOf = ({ plan }: FlagCase, rows: readonly Row[]): ReadonlySet<string> =>
  new Set([...(plan ? takersOf({ ...plan, lastResort: null }).map(({ name }) => nameKey(name)) : []), ...rows.map(({ id }) => id)]);

export const providedFor = (given: FlagCase): ReadonlySet<string> => idsOf(given, providedRows(given));

export const givenTo = (given: FlagCase): ReadonlySet<string> => idsOf(given, takingRows(given));
