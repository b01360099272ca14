import type { EntityManager } from 'typeorm';
import type { FactOf } from '../../../kernel/fact.ts';
import type { RecordedFact } from '../../../platform/event-store/recorded-fact.ts';
import type { Projection } from '../../../platform/projections/projection.ts';
import type { ReviewFlagDecided, ReviewFlagRaised, WillReviewed } from '../domain/review.facts.ts';
import { stops } from '../domain/review.ts';
import { OrderReview, ReviewFlagRow } from './order-review.entity.ts';

type Handled = FactOf<typeof WillReviewed> | FactOf<typeof ReviewFlagRaised> | FactOf<typeof ReviewFlagDecided>;
type Table = { readonly [K in Handled['type']]: (data: Extract<Handled, { type: K }>['data'], db: EntityManager) => Promise<void> };

/** What each fact does to the flags of its order. A new review takes the place of the one before. */
const changes: Table = {
  WillReviewed: async ({ orderId }, db) => {
    await db.getRepository(ReviewFlagRow).delete({ orderId });
    await db.getRepository(OrderReview).upsert({ orderId, block: 0, high: 0 }, ['orderId']);
  },
  ReviewFlagRaised: async ({ orderId, key, flag, severity }, db) => {
    await db.getRepository(ReviewFlagRow).upsert({ orderId, key, flag, severity, stops: stops({ severity, decided: null }) }, [
      'orderId',
      'key',
    ]);
    await recount(orderId, db);
  },
  ReviewFlagDecided: async ({ orderId, key, decision }, db) => {
    const rows = db.getRepository(ReviewFlagRow);
    const row = await rows.findOneBy({ orderId, key });
    if (!row) return;
    await rows.update({ orderId, key }, { stops: stops({ severity: row.severity, decided: { decision, reason: null } }) });
    await recount(orderId, db);
  },
};

async function recount(orderId: string, db: EntityManager): Promise<void> {
  const standing = await db.getRepository(ReviewFlagRow).findBy({ orderId, stops: true });
  const block = standing.filter(({ severity }) => severity === 'BLOCK').length;
  await db.getRepository(OrderReview).update({ orderId }, { block, high: standing.length - block });
}

export const orderReviewProjection: Projection = {
  name: 'order-review',
  types: ['WillReviewed', 'ReviewFlagRaised', 'ReviewFlagDecided'] satisfies Handled['type'][],
  tables: ['order_review', 'review_flag'],
  async apply(facts, db) {
    for (const fact of facts as readonly (RecordedFact & Handled)[])
      await (changes[fact.type] as (data: Handled['data'], db: EntityManager) => Promise<void>)(fact.data, db);
  },
};
