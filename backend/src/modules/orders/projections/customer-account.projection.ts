import { searchable } from '@willow/contracts';
import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { WriteOnlyRows } from '../../../event-sourcing/projections/write-only-rows.ts';
import {
  ContactDetailsChanged,
  CustomerSignedUp,
  DetailsCorrected,
  EmailChanged,
  EmailVerified,
  PersonalDataErased,
  SignupDetailsReplaced,
} from '../../customers/domain/customer.facts.ts';
import { CustomerAccount } from './customer-account.entity.ts';

const ERASED = 'erased';

export const customerAccountProjection = defineProjection({
  name: 'customer-account',
  on: [CustomerSignedUp, SignupDetailsReplaced, EmailVerified, ContactDetailsChanged, DetailsCorrected, EmailChanged, PersonalDataErased],
  tables: ['customer_account'],
  async apply(facts, db) {
    const accounts = new WriteOnlyRows(db, CustomerAccount);
    for (const fact of facts) {
      const id = streamIdOf(fact);
      if (fact.type === 'PersonalDataErased') accounts.change(id, { ...named(ERASED, ERASED), search: '', erased: true });
      else if (fact.type === 'EmailVerified') accounts.change(id, { ...details(fact), verified: true });
      else if (fact.type === 'SignupDetailsReplaced') accounts.change(id, details(fact));
      else if (fact.type === 'ContactDetailsChanged') {
        const { fullName, email } = fact.personal ?? {};
        if (fullName !== undefined && email !== undefined) accounts.change(id, named(fullName, email));
      } else if (fact.type === 'EmailChanged') {
        if (fact.personal) accounts.change(id, named(fact.personal.fullName, fact.personal.email));
      } else if (fact.type === 'DetailsCorrected') {
        const listedAs = fact.personal?.listedAs;
        if (listedAs) accounts.change(id, named(listedAs.fullName, listedAs.email));
      } else accounts.set({ id, ...details(fact), verified: false, erased: false, createdAt: new Date(fact.recordedAt) });
    }
    await accounts.save();
  },
});

const details = ({
  personal,
  data,
}: Recorded<FactOf<typeof CustomerSignedUp> | FactOf<typeof SignupDetailsReplaced> | FactOf<typeof EmailVerified>>) => ({
  ...named(personal?.fullName ?? ERASED, personal?.email ?? ERASED),
  referralId: data.referralId,
  partnerRef: data.partnerRef,
});

const named = (fullName: string, email: string) => ({ fullName, email, search: `${searchable(fullName)}\n${searchable(email)}` });
