import type Stripe from 'stripe';
import { z } from 'zod';
import type { FraudWarning, ProviderDispute } from '../domain/order.commands.ts';
import { NotAnAnswer } from './stripe-answers.ts';

const Id = z.string().regex(/^\w{1,60}$/);

/** What we use of an answer, checked. */
const Disputes = z.object({
  data: z.array(
    z.object({
      id: Id,
      amount: z.int().min(0),
      payment_intent: z.string(),
      reason: z.string().max(200),
      status: z.string().min(1),
      evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
      balance_transactions: z.array(z.object({ amount: z.int() })).nullish(),
    }),
  ),
});
type Dispute = z.infer<typeof Disputes>['data'][number];

const Warnings = z.object({ data: z.array(z.object({ id: Id, payment_intent: z.string(), fraud_type: z.string().max(200) })) });

/** Throws NotAnAnswer, also when one is of another charge than was asked about. */
export function disputesIn(answer: Stripe.ApiList<Stripe.Dispute>, intentId: string): readonly ProviderDispute[] {
  return listed(Disputes, answer, intentId).map((dispute) => {
    const { id, amount: amountPence, reason, evidence_details: evidence } = dispute;
    const dueBy = evidence?.due_by ? new Date(evidence.due_by * 1000).toISOString() : null;
    return { id, intentId, amountPence, reason, dueBy, fundsWithdrawn: isWithdrawn(dispute), ...standingOf(dispute) };
  });
}

/** Throws NotAnAnswer. */
export const warningsIn = (answer: Stripe.ApiList<Stripe.Radar.EarlyFraudWarning>, intentId: string): readonly FraudWarning[] =>
  listed(Warnings, answer, intentId).map(({ id: warningId, fraud_type: fraudType }) => ({ warningId, intentId, fraudType }));

function listed<T extends { readonly payment_intent: string }>(
  schema: z.ZodType<{ readonly data: readonly T[] }>,
  answer: unknown,
  intentId: string,
): readonly T[] {
  const { success, data } = schema.safeParse(answer);
  if (!success || data.data.some(({ payment_intent }) => payment_intent !== intentId)) throw new NotAnAnswer();
  return data.data;
}

/** One transaction when the money goes, a second one when it comes back. */
const isWithdrawn = ({ balance_transactions: transactions }: Dispute): boolean =>
  (transactions ?? []).reduce((sum, { amount }) => sum + amount, 0) < 0;

const OPEN: Readonly<Record<string, Pick<ProviderDispute, 'phase' | 'status'>>> = {
  warning_needs_response: { phase: 'inquiry', status: 'needs_response' },
  warning_under_review: { phase: 'inquiry', status: 'under_review' },
  warning_closed: { phase: 'inquiry', status: 'closed' },
  needs_response: { phase: 'chargeback', status: 'needs_response' },
  under_review: { phase: 'chargeback', status: 'under_review' },
  appeal_needs_response: { phase: 'appeal', status: 'needs_response' },
  appeal_under_review: { phase: 'appeal', status: 'under_review' },
};

function standingOf(dispute: Dispute): Pick<ProviderDispute, 'phase' | 'status'> {
  const { status } = dispute;
  if (status === 'won' || status === 'lost') return { phase: null, status };
  // Before it was one: what the bank took for that, it keeps.
  if (status === 'prevented') return { phase: null, status: isWithdrawn(dispute) ? 'lost' : 'closed' };
  // Of a kind that we do not know yet a person has to look at it.
  return OPEN[status] ?? { phase: null, status: 'needs_response' };
}
