import { inheritanceTaxOf } from '@willow/contracts/law/inheritance-tax';
import { shortPounds } from '@willow/contracts/short-pounds';
import type { Given } from './given.ts';
import { fill } from './page-parts.ts';

/** Writes the tax of what was typed into the result; false where nothing is left to anybody. */
export function showInheritanceTax({ money, choice }: Given, result: HTMLElement): boolean {
  const [home, rest] = [money('home'), money('rest')];
  if (home + rest === 0) return false;
  const sums = inheritanceTaxOf({
    home,
    rest,
    toSpouse: money('toSpouse'),
    toCharity: money('toCharity'),
    gifts: money('gifts'),
    homeToDescendants: choice('homeToDescendants') === 'yes',
    isWidowed: choice('isWidowed') === 'yes',
  });
  const { estate, exempt, nilRateBand, residenceBand, taxed, percent, tax, charityForLowerRate } = sums;
  fill(result, {
    given: `An estate of ${shortPounds(estate)}`,
    summary: tax === 0 ? 'No inheritance tax, by these rules.' : `About ${shortPounds(tax)} of tax: ${percent}% of ${shortPounds(taxed)}.`,
    estate: shortPounds(estate),
    exempt: shortPounds(exempt),
    nilRateBand: shortPounds(nilRateBand),
    residenceBand: shortPounds(residenceBand),
    taxed: shortPounds(taxed),
    tax: shortPounds(tax),
    left: shortPounds(estate - tax),
    more: moreAbout(tax, percent, charityForLowerRate),
  });
  return true;
}

function moreAbout(tax: number, percent: number, charityForLowerRate: number): string {
  if (tax === 0) return 'Bands and values change. Look again when your home does, or after a large gift.';
  if (percent < 40) return `The rate is ${percent}%, because at least a tenth of the baseline goes to charity.`;
  return `If ${shortPounds(charityForLowerRate)} in all went to charity, the rate would be 36%.`;
}
