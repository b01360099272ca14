import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { Rows } from '../../../event-sourcing/projections/rows.ts';
import {
  ReviewDecisionAgreed,
  ReviewDecisionProposed,
  ReviewFlagDecided,
  ReviewFlagRaised,
  WillReviewed,
} from '../../wills/domain/review.facts.ts';
import { stops } from '../../wills/index.ts';
import { OrderReview, ReviewFlagRow } from './order-review.entity.ts';

const HANDLED = [WillReviewed, ReviewFlagRaised, ReviewFlagDecided, ReviewDecisionProposed, ReviewDecisionAgreed] as const;
type Handled = FactOf<(typeof HANDLED)[number]>;

function change(flags: Rows<ReviewFlagRow>, { type, data }: Handled): void {
  const { orderId } = data;
  if (type === 'WillReviewed') {
    for (const row of flags.all()) if (row.orderId === orderId) flags.delete(row);
  } else if (type === 'ReviewFlagRaised') {
    const { key, flag, severity } = data;
    flags.set({ orderId, key, flag, severity, stops: stops({ severity, decided: null }) });
  } else {
    const row = flags.get([orderId, data.key]);
    const decided = type === 'ReviewDecisionProposed' ? null : { decision: data.decision, choice: null, reason: null };
    if (row) flags.change([orderId, data.key], { stops: stops({ severity: row.severity, decided }) });
  }
}

function counted(orderId: string, flags: Rows<ReviewFlagRow>): OrderReview {
  const standing = flags.all().filter((row) => row.orderId === orderId && row.stops);
  const block = standing.filter(({ severity }) => severity === 'BLOCK').length;
  return { orderId, block, high: standing.length - block };
}

export const orderReviewProjection = defineProjection({
  name: 'order-review',
  on: HANDLED,
  tables: ['order_review', 'review_flag'],
  async apply(facts, db) {
    const ids = facts.map(({ data }) => data.orderId);
    const orders = await Rows.load(db, OrderReview, 'orderId', ids);
    const flags = await Rows.load(db, ReviewFlagRow, 'orderId', ids);
    for (const fact of facts) {
      const { orderId } = fact.data;
      change(flags, fact);
      if (fact.type === 'WillReviewed' || orders.get(orderId)) orders.set(counted(orderId, flags));
    }
    await flags.save();
    await orders.save();
  },
});
