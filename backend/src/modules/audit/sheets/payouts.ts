import { formatPence, poundsOf } from '@willow/contracts';
import type { FullPayout } from '../../orders/index.ts';

export const PAYOUT_HEADINGS = [
  'Arrives',
  'Payout ID',
  'Payout status',
  'Movement',
  'Order ID',
  'Payment ID',
  'Amount (£)',
  'Fee (£)',
  'Net (£)',
  'What to look at',
] as const;

/** As our own facts have it. */
export type OwnPayment = { readonly intentId: string; readonly orderId: string; readonly amountPence: number };

type Movement = FullPayout['movements'][number];

const pounds = (pence: number): string => poundsOf(pence).toFixed(2);

/** Why somebody should look at a movement; empty where it is as our facts have it. */
function remarkOn({ kind, intentId, amountPence }: Movement, own: OwnPayment | undefined): string {
  if (intentId !== null && !own) return 'No order here has this payment';
  return kind === 'charge' && own && own.amountPence !== amountPence ? `Here the order has ${formatPence(own.amountPence)}` : '';
}

/**
 * A row for each movement of each payout, one for the payout in all, and at the end one for each of our payments (`lately`: of the same days)
 * that no payout has.
 */
export function payoutRows(
  payouts: readonly FullPayout[],
  payments: readonly OwnPayment[],
  lately: readonly OwnPayment[],
): readonly (readonly string[])[] {
  const own = new Map(payments.map((payment) => [payment.intentId, payment]));
  const charged = new Set(
    payouts.flatMap(({ movements }) => movements.flatMap(({ kind, intentId }) => (kind === 'charge' ? [intentId] : []))),
  );
  const missing = lately.filter(({ intentId }) => !charged.has(intentId));
  return [
    ...payouts.flatMap((payout) => [...payout.movements.map((movement) => movementRow(payout, movement, own)), totalRow(payout)]),
    ...missing.map(({ intentId, orderId, amountPence }) => [
      '',
      '',
      '',
      'payment',
      orderId,
      intentId,
      pounds(amountPence),
      '',
      '',
      'In no payout of these days',
    ]),
  ];
}

function movementRow(
  { id, arrivesOn, status }: FullPayout,
  movement: Movement,
  payments: ReadonlyMap<string, OwnPayment>,
): readonly string[] {
  const { kind, intentId, amountPence, feePence } = movement;
  const own = payments.get(intentId ?? '');
  return [
    arrivesOn,
    id,
    status,
    kind.replaceAll('_', ' '),
    own?.orderId ?? '',
    intentId ?? '',
    pounds(amountPence),
    pounds(feePence),
    pounds(amountPence - feePence),
    remarkOn(movement, own),
  ];
}

function totalRow({ id, arrivesOn, status, amountPence, movements }: FullPayout): readonly string[] {
  const fees = movements.reduce((sum, { feePence }) => sum + feePence, 0);
  const gross = movements.reduce((sum, movement) => sum + movement.amountPence, 0);
  const remark = gross - fees === amountPence ? '' : `The movements make ${formatPence(gross - fees)}`;
  return [arrivesOn, id, status, 'payout in all', '', '', pounds(gross), pounds(fees), pounds(amountPence), remark];
}
