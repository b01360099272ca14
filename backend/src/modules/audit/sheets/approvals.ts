import { type FlagDecision, poundsOf, settles } from '@willow/contracts';
import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import type { orderFacts } from '../../orders/index.ts';
import type { erasureFacts } from '../../privacy/index.ts';
import type { willFacts } from '../../wills/index.ts';
import { londonTime } from './sheet.ts';

type Known = FactOf<(typeof orderFacts)[number] | (typeof willFacts)[number] | (typeof erasureFacts)[number]>;
/** Somebody of the team says yes to something. */
export const APPROVING = [
  'DraftApproved',
  'OrderMarkedSent',
  'ReviewFlagDecided',
  'ReviewDecisionAgreed',
  'RefundRequested',
  'ErasureAgreed',
] as const satisfies readonly Known['type'][];
export type Approving = Extract<Known, { type: (typeof APPROVING)[number] }>;

export const APPROVAL_HEADINGS = [
  'When (London)',
  'What',
  'Approver',
  'Second approver',
  'Reason',
  'Amount (£)',
  'Order ID',
  'Version code',
  'Wording',
] as const;

type Approval = {
  readonly what: string;
  /** Actors of facts. */
  readonly by: string;
  readonly second?: string;
  readonly reason?: string;
  readonly pence?: number | undefined;
  readonly orderId: string;
  readonly draft?: Draft | undefined;
};

/** What is printed on every page of a will, and the fingerprint of the wording that it was drafted in; null where that was not stored yet. */
export type Draft = { readonly versionCode: string; readonly wording: string | null };

/** What is said of an approval beside itself. */
export type ApprovalsBeside = {
  /** By order. */
  readonly paidPence: ReadonlyMap<string, number>;
  /** Who proposed a decision, by the stream of the will and the revision of the proposal. */
  readonly proposals: ReadonlyMap<string, { readonly by: string; readonly choice: string | null }>;
  /** The newest of an order's submission, by `draftKey`. */
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly nameOf: (actor: string) => string;
};

export const proposalKey = (stream: string, revision: number): string => `${stream}@${revision}`;

export const draftKey = (orderId: string, willRevision: number): string => `${orderId}@${willRevision}`;

const OWN_WORDS = 'In own words, which are sealed';
const decided = (flag: string, decision: FlagDecision): string => `Flag ${flag} ${decision}`;

type Table = { readonly [T in Approving['type']]: (fact: Recorded<Extract<Approving, { type: T }>>, beside: ApprovalsBeside) => Approval };

const approvals: Table = {
  DraftApproved: (fact, { paidPence, drafts }) => ({
    what: 'Will approved and sent by email',
    by: fact.metadata.actor,
    pence: paidPence.get(streamIdOf(fact)),
    orderId: streamIdOf(fact),
    draft: drafts.get(draftKey(streamIdOf(fact), fact.data.willRevision)),
  }),
  OrderMarkedSent: (fact, { paidPence, drafts }) => ({
    what: 'Will approved and marked as sent by hand',
    by: fact.metadata.actor,
    pence: paidPence.get(streamIdOf(fact)),
    orderId: streamIdOf(fact),
    draft: drafts.get(draftKey(streamIdOf(fact), fact.data.willRevision)),
  }),
  ReviewFlagDecided: ({ metadata, data }) => ({
    what: decided(data.flag, data.decision),
    by: metadata.actor,
    reason: data.choice ?? OWN_WORDS,
    orderId: data.orderId,
  }),
  ReviewDecisionAgreed: ({ stream, metadata, data }, { proposals }) => {
    const proposal = proposals.get(proposalKey(stream, data.proposal));
    return {
      what: decided(data.flag, data.decision),
      by: proposal?.by ?? '',
      second: metadata.actor,
      reason: proposal?.choice ?? OWN_WORDS,
      orderId: data.orderId,
    };
  },
  RefundRequested: (fact) => ({
    what: 'Refund',
    by: fact.metadata.actor,
    reason: fact.data.reason.replaceAll('_', ' '),
    pence: fact.data.amountPence,
    orderId: streamIdOf(fact),
  }),
  ErasureAgreed: ({ metadata }) => ({ what: 'Erasure of a paid will agreed to', by: metadata.actor, orderId: '' }),
};

/** A question that was asked of a customer, or a flag that was opened again, settles nothing. */
const approves = (fact: Approving): boolean => fact.type !== 'ReviewFlagDecided' || settles(fact.data.decision);

/** A row for each, in the order of the log. */
export const approvalRows = (facts: readonly Recorded<Approving>[], beside: ApprovalsBeside): readonly (readonly string[])[] =>
  facts.filter(approves).map((fact) => {
    const tell = approvals[fact.type] as (fact: Recorded<Approving>, beside: ApprovalsBeside) => Approval;
    const { what, by, second = '', reason = '', pence, orderId, draft } = tell(fact, beside);
    return [
      londonTime(fact.metadata.occurredAt),
      what,
      beside.nameOf(by),
      beside.nameOf(second),
      reason,
      pence === undefined ? '' : poundsOf(pence).toFixed(2),
      orderId,
      draft?.versionCode ?? '',
      draft?.wording ?? '',
    ];
  });
