import { settles } from '@willow/contracts';
import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import type { orderFacts } from '../../orders/index.ts';
import type { willFacts } from '../../wills/index.ts';
import { londonTime } from './sheet.ts';

type Known = FactOf<(typeof orderFacts)[number] | (typeof willFacts)[number]>;
/** What one person should not do alone. */
export const DUTIES = [
  'DraftApproved',
  'OrderMarkedSent',
  'ReviewFlagDecided',
  'ReviewDecisionProposed',
  'ReviewDecisionAgreed',
  'DetailsCorrectionBegun',
  'RefundRequested',
] as const satisfies readonly Known['type'][];
export type Duty = Extract<Known, { type: (typeof DUTIES)[number] }>;

export const DUTY_HEADINGS = [
  'Order ID',
  'Approved (London)',
  'Approved by',
  'Flags decided by',
  'Decisions proposed by',
  'Decisions agreed to by',
  'Details corrected by',
  'Refunded by',
  'What to look at',
] as const;

/** Actors of what was done to one order, without repetition. */
type Done = {
  approvedAt: string | null;
  readonly approved: Set<string>;
  readonly decided: Set<string>;
  readonly proposed: Set<string>;
  readonly agreed: Set<string>;
  readonly corrected: Set<string>;
  readonly refunded: Set<string>;
};

const PLACES: Readonly<Record<Duty['type'], Exclude<keyof Done, 'approvedAt'>>> = {
  DraftApproved: 'approved',
  OrderMarkedSent: 'approved',
  ReviewFlagDecided: 'decided',
  ReviewDecisionProposed: 'proposed',
  ReviewDecisionAgreed: 'agreed',
  DetailsCorrectionBegun: 'corrected',
  RefundRequested: 'refunded',
};

const nothing = (): Done => ({
  approvedAt: null,
  approved: new Set(),
  decided: new Set(),
  proposed: new Set(),
  agreed: new Set(),
  corrected: new Set(),
  refunded: new Set(),
});

/** Why somebody should look at it; empty where no two of these were one person's. */
function remarks({ approved, decided, agreed, corrected, refunded }: Done): string {
  const alsoIn = (others: ReadonlySet<string>): boolean => [...approved].some((actor) => others.has(actor));
  return [
    alsoIn(corrected) && 'The approver had corrected the customer’s details',
    alsoIn(refunded) && 'The approver also paid money back',
    agreed.size === 0 && alsoIn(decided) && 'The approver had decided flags, and no second person was asked',
  ]
    .filter((remark) => remark !== false)
    .join('; ');
}

/** A row for each order of which something was approved, corrected, decided or refunded, in the order of the log. */
export function dutyRows(facts: readonly Recorded<Duty>[], nameOf: (actor: string) => string): readonly (readonly string[])[] {
  const orders = new Map<string, Done>();
  for (const fact of facts) {
    if (fact.type === 'ReviewFlagDecided' && !settles(fact.data.decision)) continue;
    const id = 'orderId' in fact.data ? fact.data.orderId : streamIdOf(fact);
    const done = orders.get(id) ?? nothing();
    orders.set(id, done);
    const place = PLACES[fact.type];
    done[place].add(fact.metadata.actor);
    if (place === 'approved') done.approvedAt = fact.metadata.occurredAt;
  }
  const named = (actors: ReadonlySet<string>): string => [...actors].map(nameOf).join(', ');
  return [...orders].map(([id, done]) => [
    id,
    done.approvedAt === null ? '' : londonTime(done.approvedAt),
    named(done.approved),
    named(done.decided),
    named(done.proposed),
    named(done.agreed),
    named(done.corrected),
    named(done.refunded),
    remarks(done),
  ]);
}
