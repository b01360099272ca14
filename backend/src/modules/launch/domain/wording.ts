import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

const Solicitor = z.object({ solicitor: z.string(), sraNumber: z.string(), firm: z.string().nullable(), note: z.string().nullable() });

export const WordingApproved = defineFact('WordingApproved', {
  data: z.object({
    version: z.string(),
    on: z.string(),
  }),
  personal: Solicitor,
});

export const wordingFacts = [WordingApproved] as const;
export type WordingFact = FactOf<(typeof wordingFacts)[number]>;

export type Approval = z.infer<typeof Solicitor> & { readonly on: string };
export type Wording = { readonly approvals: readonly Approval[] };

export type WordingCommand = { readonly type: 'ApproveWording'; readonly version: string } & Approval;

export const wording: Decider<Wording, WordingCommand, WordingFact, never> = {
  initial: { approvals: [] },
  decide: {
    ApproveWording: ({ version, on, solicitor, sraNumber, firm, note }, { approvals }) =>
      approvals.some((approval) => approval.sraNumber === sraNumber)
        ? []
        : [WordingApproved.of({ version, on }, { solicitor, sraNumber, firm, note })],
  },
  evolve: {
    WordingApproved: ({ approvals }, { data, personal }) => ({ approvals: [...approvals, { on: data.on, ...(personal ?? ERASED) }] }),
  },
};

const ERASED = { solicitor: 'erased', sraNumber: 'erased', firm: null, note: null };
