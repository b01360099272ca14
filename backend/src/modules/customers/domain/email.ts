import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

/** The stream `email-<keyed hash>` says whose address this is: the expected revision makes it unique without a table. */
export const EmailReserved = defineFact('EmailReserved', { data: z.object({ customerId: z.string() }) });
const EmailReleased = defineFact('EmailReleased', { data: z.object({}) });

export const emailFacts = [EmailReserved, EmailReleased] as const;
export type EmailFact = FactOf<(typeof emailFacts)[number]>;
export type Email = { readonly customerId: string | null };
export type EmailCommand =
  | { readonly type: 'Reserve'; readonly customerId: string }
  | { readonly type: 'Release'; readonly customerId: string };

export const email: Decider<Email, EmailCommand, EmailFact, never> = {
  initial: { customerId: null },
  decide: {
    // Reserving a taken address changes nothing: the caller reads from the state whose it is.
    Reserve: ({ customerId }, state) => (state.customerId ? [] : [EmailReserved.of({ customerId })]),
    // Whoever lets go late does not take it from who has it since.
    Release: ({ customerId }, state) => (state.customerId === customerId ? [EmailReleased.of({})] : []),
  },
  evolve: {
    EmailReserved: (_, { data }) => ({ customerId: data.customerId }),
    EmailReleased: () => ({ customerId: null }),
  },
};
