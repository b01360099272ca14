import type { EntityManager } from 'typeorm';
import type { RecordedFact } from '../../../platform/event-store/recorded-fact.ts';
import type { Projection } from '../../../platform/projections/projection.ts';
import type { CustomerFact } from '../domain/customer.facts.ts';
import { CustomerAccount } from './customer-account.entity.ts';

type Recorded = RecordedFact & CustomerFact;

const ERASED = 'erased';
const customerId = (fact: RecordedFact): string => fact.stream.slice('customer-'.length);

export const customerAccountProjection: Projection = {
  name: 'customer-account',
  types: ['CustomerSignedUp', 'SignupDetailsReplaced', 'EmailVerified'],
  tables: ['customer_account'],
  async apply(facts, db) {
    for (const fact of facts as readonly Recorded[]) await applyOne(fact, db);
  },
};

async function applyOne(fact: Recorded, db: EntityManager): Promise<void> {
  const accounts = db.getRepository(CustomerAccount);
  const id = customerId(fact);
  if (fact.type === 'EmailVerified') {
    await accounts.update({ id }, { verified: true });
    return;
  }
  if (fact.type !== 'CustomerSignedUp' && fact.type !== 'SignupDetailsReplaced') return;
  const { personal, data } = fact;
  const details = { fullName: personal?.fullName ?? ERASED, email: personal?.email ?? ERASED, partnerRef: data.partnerRef };
  if (fact.type === 'SignupDetailsReplaced') await accounts.update({ id }, details);
  else await accounts.upsert({ id, ...details, verified: false, createdAt: new Date(fact.recordedAt) }, ['id']);
}
