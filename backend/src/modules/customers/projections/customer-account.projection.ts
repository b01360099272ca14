import type { RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { Projection } from '../../../event-sourcing/projections/projection.ts';
import { UnseenRows } from '../../../event-sourcing/projections/unseen-rows.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import type { CustomerSignedUp, EmailVerified, SignupDetailsReplaced } from '../domain/customer.facts.ts';
import { CustomerAccount } from './customer-account.entity.ts';

type Handled = FactOf<typeof CustomerSignedUp> | FactOf<typeof SignupDetailsReplaced> | FactOf<typeof EmailVerified>;
type Recorded = RecordedFact & Handled;

const ERASED = 'erased';
const customerId = (fact: RecordedFact): string => fact.stream.slice('customer-'.length);

export const customerAccountProjection: Projection = {
  name: 'customer-account',
  types: ['CustomerSignedUp', 'SignupDetailsReplaced', 'EmailVerified'] satisfies Handled['type'][],
  tables: ['customer_account'],
  async apply(facts, db) {
    const accounts = new UnseenRows(db, CustomerAccount);
    for (const fact of facts as readonly Recorded[]) {
      const id = customerId(fact);
      if (fact.type === 'EmailVerified') accounts.change(id, { verified: true });
      else if (fact.type === 'SignupDetailsReplaced') accounts.change(id, details(fact));
      else accounts.set({ id, ...details(fact), verified: false, createdAt: new Date(fact.recordedAt) });
    }
    await accounts.save();
  },
};

const details = ({ personal, data }: Exclude<Handled, { type: 'EmailVerified' }>) => ({
  fullName: personal?.fullName ?? ERASED,
  email: personal?.email ?? ERASED,
  partnerRef: data.partnerRef,
});
