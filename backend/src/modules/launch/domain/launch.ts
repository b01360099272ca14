import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';

/** The owner confirmed that something which is said or done in public is true, or will be from the launch on. */
export const LaunchItemConfirmed = defineFact('LaunchItemConfirmed', {
  data: z.object({
    item: z.string(),
    /** Fingerprint of what was confirmed: other words are not confirmed by it. */
    textHash: z.string(),
  }),
  personal: z.object({ by: z.string(), note: z.string().nullable() }),
});
/** A confirmation was taken back. */
export const LaunchItemReopened = defineFact('LaunchItemReopened', { data: z.object({ item: z.string() }) });

export const launchFacts = [LaunchItemConfirmed, LaunchItemReopened] as const;
export type LaunchFact = FactOf<(typeof launchFacts)[number]>;

export type Confirmation = { readonly textHash: string; readonly by: string; readonly note: string | null };
export type Launch = { readonly confirmed: Readonly<Record<string, Confirmation>> };

export type LaunchCommand =
  | ({ readonly type: 'ConfirmLaunchItem'; readonly item: string } & Confirmation)
  | { readonly type: 'ReopenLaunchItem'; readonly item: string };

/** What has to be true before the public is served, as far as a person must say so. */
export const launch: Decider<Launch, LaunchCommand, LaunchFact, 'NotConfirmed'> = {
  initial: { confirmed: {} },
  decide: {
    ConfirmLaunchItem: ({ item, textHash, by, note }, { confirmed }) =>
      confirmed[item]?.textHash === textHash ? [] : [LaunchItemConfirmed.of({ item, textHash }, { by, note })],
    ReopenLaunchItem: ({ item }, { confirmed }) => (confirmed[item] ? [LaunchItemReopened.of({ item })] : refuse('NotConfirmed')),
  },
  evolve: {
    LaunchItemConfirmed: ({ confirmed }, { data: { item, textHash }, personal }) => ({
      confirmed: { ...confirmed, [item]: { textHash, by: personal?.by ?? 'erased', note: personal?.note ?? null } },
    }),
    LaunchItemReopened: ({ confirmed }, { data }) => ({
      confirmed: Object.fromEntries(Object.entries(confirmed).filter(([item]) => item !== data.item)),
    }),
  },
};
