import { formatPounds } from '@willow/contracts/money';
import type { Analytics } from '@willow/contracts/operator/analytics.contract';
import { FigureCards } from '../../shared/ui/figure-cards.tsx';

export function Figures({ totals }: Pick<Analytics, 'totals'>) {
  const figures = [
    ['Sign-ups', String(totals.signUps)],
    ['Paid orders', String(totals.paid)],
    ['Revenue', formatPounds(totals.revenue)],
    ['Discounts given', formatPounds(totals.discount)],
    ['Refunded', formatPounds(totals.refunded)],
  ] as const;
  return <FigureCards figures={figures} />;
}
