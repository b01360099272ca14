import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import type { Rows } from '../../../event-sourcing/projections/rows.ts';
import {
  ReviewDecisionAgreed,
  ReviewDecisionProposed,
  ReviewFlagDecided,
  ReviewFlagRaised,
  WillReviewed,
} from '../../wills/domain/review.facts.ts';
import { stops } from '../../wills/index.ts';
import type { OrderRow, ReviewFlagRow } from './order-list.entity.ts';

/** On the stream of the will's review. */
export const reviewFacts = [WillReviewed, ReviewFlagRaised, ReviewFlagDecided, ReviewDecisionProposed, ReviewDecisionAgreed] as const;
export type ReviewFact = FactOf<(typeof reviewFacts)[number]>;

const TYPES: ReadonlySet<string> = new Set(reviewFacts.map(({ type }) => type));

export const isOfReview = <F extends { readonly type: string }>(fact: F): fact is Extract<F, ReviewFact> => TYPES.has(fact.type);

/** Applies the fact to the flags of its order, and counts those that stop the will then. */
export function standingFlags(flags: Rows<ReviewFlagRow>, fact: ReviewFact): Pick<OrderRow, 'block' | 'high' | 'proposed'> {
  apply(flags, fact);
  const standing = flags.all().filter((row) => row.orderId === fact.data.orderId && row.stops);
  const block = standing.filter(({ severity }) => severity === 'BLOCK').length;
  return { block, high: standing.length - block, proposed: standing.filter(({ proposed }) => proposed).length };
}

function apply(flags: Rows<ReviewFlagRow>, { type, data }: ReviewFact): void {
  const { orderId } = data;
  if (type === 'WillReviewed') {
    for (const row of flags.all()) if (row.orderId === orderId) flags.delete(row);
  } else if (type === 'ReviewFlagRaised') {
    const { key, flag, severity } = data;
    flags.set({ orderId, key, flag, severity, stops: stops({ severity, decided: null }), proposed: false });
  } else {
    const row = flags.get([orderId, data.key]);
    const proposed = type === 'ReviewDecisionProposed';
    const decided = proposed ? null : { decision: data.decision, choice: null, reason: null };
    if (row) flags.change([orderId, data.key], { stops: stops({ severity: row.severity, decided }), proposed });
  }
}
