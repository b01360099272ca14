import type { DataEntry } from '@willow/contracts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import type { Telling } from '../../../event-sourcing/core/tell.ts';
import type { signingFacts } from './signing.facts.ts';

type SigningFact = FactOf<(typeof signingFacts)[number]>;
type Version = { readonly contentHash: string | null };

const named = ({ contentHash }: Version) => (contentHash === null ? {} : { versionCode: contentHash.slice(0, 8) });

export const signingTelling: Telling<SigningFact, Pick<DataEntry, 'says' | 'details'>> = {
  WillSigned: ({ data, personal }) => ({
    says: 'You said that your will is signed.',
    details: { ...named(data), signedOn: data.on, ...personal },
  }),
  WillStored: ({ data, personal }) => ({ says: 'You said where your will is kept.', details: { ...named(data), ...personal } }),
  SigningReminderSent: ({ data }) => ({ says: 'We reminded you by email to sign your will.', details: named(data) }),
  YearlyReminderSent: ({ data }) => ({ says: 'We asked you by email whether something has changed.', details: named(data) }),
  RemindersStopped: () => ({ says: 'You stopped our reminders.' }),
  RemindersResumed: () => ({ says: 'You asked for our reminders again.' }),
  UpdateBegun: () => ({ says: 'You began to change your will.' }),
  UpdateAbandoned: () => ({ says: 'You kept your will as it was.' }),
};
