import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import type { RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { Projection } from '../../../event-sourcing/projections/projection.ts';
import { Rows } from '../../../event-sourcing/projections/rows.ts';
import type { ReviewFlagDecided, ReviewFlagRaised, WillReviewed } from '../domain/review.facts.ts';
import { stops } from '../domain/review.ts';
import { OrderReview, ReviewFlagRow } from './order-review.entity.ts';

type Handled = FactOf<typeof WillReviewed> | FactOf<typeof ReviewFlagRaised> | FactOf<typeof ReviewFlagDecided>;
type Table = { readonly [K in Handled['type']]: (data: Extract<Handled, { type: K }>['data'], flags: Rows<ReviewFlagRow>) => void };

/** What each fact does to the flags of its order. A new review takes the place of the one before. */
const changes: Table = {
  WillReviewed: ({ orderId }, flags) => {
    for (const row of flags.all()) if (row.orderId === orderId) flags.delete(row);
  },
  ReviewFlagRaised: ({ orderId, key, flag, severity }, flags) =>
    flags.set({ orderId, key, flag, severity, stops: stops({ severity, decided: null }) }),
  ReviewFlagDecided: ({ orderId, key, decision }, flags) => {
    const row = flags.get([orderId, key]);
    if (row) flags.change([orderId, key], { stops: stops({ severity: row.severity, decided: { decision, reason: null } }) });
  },
};

/** How many flags stop an order now. */
function counted(orderId: string, flags: Rows<ReviewFlagRow>): OrderReview {
  const standing = flags.all().filter((row) => row.orderId === orderId && row.stops);
  const block = standing.filter(({ severity }) => severity === 'BLOCK').length;
  return { orderId, block, high: standing.length - block };
}

export const orderReviewProjection: Projection = {
  name: 'order-review',
  types: ['WillReviewed', 'ReviewFlagRaised', 'ReviewFlagDecided'] satisfies Handled['type'][],
  tables: ['order_review', 'review_flag'],
  async apply(facts, db) {
    const handled = facts as readonly (RecordedFact & Handled)[];
    const ids = handled.map(({ data }) => data.orderId);
    const orders = await Rows.load(db, OrderReview, 'orderId', ids);
    const flags = await Rows.load(db, ReviewFlagRow, 'orderId', ids);
    for (const fact of handled) {
      const { orderId } = fact.data;
      (changes[fact.type] as (data: Handled['data'], flags: Rows<ReviewFlagRow>) => void)(fact.data, flags);
      if (fact.type === 'WillReviewed' || orders.get(orderId)) orders.set(counted(orderId, flags));
    }
    await flags.save();
    await orders.save();
  },
};
