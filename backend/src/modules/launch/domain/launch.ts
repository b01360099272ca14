import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';

export const LaunchItemConfirmed = defineFact('LaunchItemConfirmed', {
  data: z.object({
    item: z.string(),
    /** SHA-256 of the confirmed text: an item that is worded anew is open again. */
    textHash: z.string(),
  }),
  personal: z.object({ by: z.string(), note: z.string().nullable() }),
});
export const LaunchItemReopened = defineFact('LaunchItemReopened', { data: z.object({ item: z.string() }) });

export const launchFacts = [LaunchItemConfirmed, LaunchItemReopened] as const;
export type LaunchFact = FactOf<(typeof launchFacts)[number]>;

export type Confirmation = { readonly textHash: string; readonly by: string; readonly note: string | null };
export type Launch = { readonly confirmed: Readonly<Record<string, Confirmation>> };

export type LaunchCommand =
  | ({ readonly type: 'ConfirmLaunchItem'; readonly item: string } & Confirmation)
  | { readonly type: 'ReopenLaunchItem'; readonly item: string };

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
