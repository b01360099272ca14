import { estateValueIn } from '@willow/contracts/law/estate-value';
import { probateOf } from '@willow/contracts/law/probate';
import { shortPounds } from '@willow/contracts/short-pounds';
import { drawBar, fill, present, showOnly, typedIn } from './page-parts.ts';

export const followProbate = (form: HTMLFormElement): boolean => typedIn(form)('estate') !== '';

export const canRunProbate = (form: HTMLFormElement): boolean => estateValueIn(typedIn(form)('estate')) !== null;

export function showProbate(form: HTMLFormElement, result: HTMLElement): void {
  const estate = estateValueIn(typedIn(form)('estate'));
  if (estate === null) return;
  const costs = probateOf(estate);
  const court = shortPounds(costs.courtFee);
  fill(result, {
    given: `Estate of ${shortPounds(estate)}`,
    required: costs.probateRequired ? 'Yes' : 'No',
    timeline: costs.timeline,
    complexity: costs.complexity,
    note: costs.note ?? '',
    courtMin: court,
    courtMid: court,
    courtMax: court,
    solicitorMin: shortPounds(costs.solicitorFeesMin),
    solicitorMid: shortPounds(costs.solicitorFees),
    solicitorMax: shortPounds(costs.solicitorFeesMax),
    totalMin: shortPounds(costs.totalCostMin),
    totalMid: shortPounds(costs.totalCost),
    totalMax: shortPounds(costs.totalCostMax),
  });
  const picture = result.querySelector('[data-picture]');
  const fees = [costs.solicitorFeesMin, costs.solicitorFees, costs.solicitorFeesMax];
  picture?.querySelectorAll('[data-bar]').forEach((bar, index) => {
    const full = costs.totalCostMax || 1;
    drawBar(bar.querySelectorAll('rect'), [(1000 * costs.courtFee) / full, (1000 * (fees[index] ?? 0)) / full]);
  });
  picture?.setAttribute(
    'aria-label',
    `Total cost: lowest ${shortPounds(costs.totalCostMin)}, average ${shortPounds(costs.totalCost)}, highest ${shortPounds(costs.totalCostMax)}`,
  );
  showOnly(result, '[data-slot=note]', () => costs.note !== undefined);
  showOnly(result, '[data-size]', ({ dataset }) => dataset.size === (costs.probateRequired ? 'grant' : 'small'));
  showOnly(result, '[data-above]', ({ dataset }) => estate > Number(dataset.above));
  present(result);
}
