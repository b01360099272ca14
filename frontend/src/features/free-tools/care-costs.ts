import { type CareWeek, careCostsOf } from '@willow/contracts/law/care-costs';
import { shortPounds } from '@willow/contracts/short-pounds';
import type { Given } from './given.ts';
import { fill, showOnly } from './page-parts.ts';

/** Writes who pays for the care home into the result; false while no fee is typed. */
export function showCareCosts({ money, choice }: Given, result: HTMLElement): boolean {
  const feeAWeek = money('feeAWeek');
  if (feeAWeek === 0) return false;
  const country = choice('country') === 'Wales' ? 'Wales' : 'England';
  const home = money('home');
  const costs = careCostsOf({ country, feeAWeek, incomeAWeek: money('incomeAWeek'), savings: money('savings'), home });
  const fee = shortPounds(feeAWeek);
  fill(result, {
    given: `In ${country}, with ${shortPounds(costs.capital)} that counts`,
    summary: summaryOf(costs.later, fee),
    ...columnOf('First', costs.firstWeeks, fee),
    ...columnOf('Then', costs.later, fee),
    more:
      costs.weeksInFull === null
        ? `The limit is ${shortPounds(costs.limit)}. Above it, they pay for the care home in full.`
        : `What they have would be down to ${shortPounds(costs.limit)} in ${weeksInWords(costs.weeksInFull)}, counted from the week in which everything counts, at today's fee and income. Then the council helps.`,
  });
  // Without a home that counts, the first weeks are like all others.
  showOnly(result, '[data-first]', () => home > 0);
  return true;
}

function summaryOf({ fromCouncil }: CareWeek, fee: string): string {
  return fromCouncil === 0 ? `They pay all of it: ${fee} a week.` : `The council pays about ${shortPounds(fromCouncil)} of ${fee} a week.`;
}

const columnOf = (column: 'First' | 'Then', { fromIncome, fromCapital, fromCouncil }: CareWeek, fee: string) => ({
  [`fromIncome${column}`]: shortPounds(fromIncome),
  [`fromCapital${column}`]: shortPounds(fromCapital),
  [`fromCouncil${column}`]: shortPounds(fromCouncil),
  [`fee${column}`]: fee,
});

const WEEKS_A_MONTH = 365.25 / 12 / 7;

function weeksInWords(weeks: number): string {
  if (weeks < 9) return weeks === 1 ? 'one week' : `${weeks} weeks`;
  const months = Math.round(weeks / WEEKS_A_MONTH);
  return months < 24 ? `about ${months} months` : `about ${Math.round(months / 6) / 2} years`;
}
