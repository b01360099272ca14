import { isChild, FIGURES } from '@willow/contracts';
import { identity } from '../../answers/identity.ts';
import { type Finding, found, type Rule } from '../flag.ts';
import { at } from '../flag-subject.ts';
import type { FlagCase } from '../case.ts';
import { inPounds } from '../money.ts';
import { moneyGifts } from './r27-r36-gifts.ts';

const isSpouseOnly = ({ plan, gifts }: FlagCase): boolean => {
  const first = plan?.first ?? null;
  return first !== null && gifts.every(({ id }) => id === identity(first.name));
};

function homeGoesToChildren({ home, plan, shares, children }: FlagCase): boolean {
  if (!home || !plan || plan.first) return false;
  const family = new Set(children.map(({ id }) => id));
  return (
    plan.rest.kind === 'children' ||
    (shares.length > 0 && shares.every(({ name, relationship }) => isChild(relationship) || family.has(identity(name))))
  );
}

const { inheritanceTaxNilRateBand, residenceNilRateBand, largeEstate, residenceBandTaper } = FIGURES;

function tax(given: FlagCase): readonly Finding[] {
  if (isSpouseOnly(given)) return [];
  const known = (given.home?.pence ?? 0) + moneyGifts(given);
  const free = inheritanceTaxNilRateBand.value + (homeGoesToChildren(given) ? residenceNilRateBand.value : 0);
  const about = given.home ? at('property', 'marketValue') : at('specificGifts');
  if (known > residenceBandTaper.value)
    return found(true, about, `What is known is worth ${inPounds(known)}: the residence band is being withdrawn.`, 'HIGH');
  if (known > largeEstate.value) return found(true, about, `What is known is worth ${inPounds(known)}.`, 'HIGH');
  return found(known > free, about, `What is known is worth ${inPounds(known)}, more than ${inPounds(free)}.`);
}

export const HOME_AND_TAX_RULES: readonly Rule[] = [
  {
    id: 'R24',
    severity: 'MED',
    action: 'Tell the customer that inheritance tax may arise and suggest advice. The value is that of one asset only.',
    find: tax,
  },
  {
    id: 'R25',
    severity: 'HIGH',
    action: 'Ask who owns the home: alone, as joint tenants or as tenants in common. The wizard does not ask.',
    find: ({ home, plan }) =>
      found(
        home !== null && !plan?.first,
        at('isHomeowner'),
        'The applicant owns a home, and the rest of the estate does not go to the partner first.',
      ),
  },
  {
    id: 'R26',
    severity: 'MED',
    action: 'A mortgage is not asked about: the value may be gross.',
    find: ({ home }) => found(home !== null, at('property', 'marketValue'), 'The applicant owns a home.'),
  },
];
