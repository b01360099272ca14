import type { Settlement } from '../store/collections.ts';
import type { Store } from '../store/stripe-store.ts';
import { reportBank } from './dispute-charge.ts';
import { finishCharge } from './charge-card.ts';
import type { Operation } from './operation.ts';
import { settleByCard } from './refund-charge.ts';

/** Also those that an earlier run left behind. */
export function startSettlements(store: Store, newOperation: () => Operation, now: () => Date): { readonly stop: () => void } {
  const timers = new Map<string, NodeJS.Timeout>();
  const schedule = (settlement: Settlement): void => {
    if (settlement.state !== 'open') return;
    const timer = setTimeout(
      () => {
        timers.delete(settlement.id);
        settle(newOperation(), settlement);
      },
      Math.max(0, settlement.due_at - now().getTime()),
    );
    timers.set(settlement.id, timer.unref());
  };
  store.all('settlements').forEach(schedule);
  store.onCommit((puts) => {
    for (const [name, object] of puts) if (name === 'settlements') schedule(object);
  });
  return { stop: () => timers.forEach((timer) => clearTimeout(timer)) };
}

function settle(operation: Operation, settlement: Settlement): void {
  const { change } = operation;
  change.put('settlements', { ...settlement, state: 'done' });
  if (settlement.kind === 'refund') {
    const refund = change.get('refunds', settlement.id);
    if (refund) settleByCard(operation, refund);
  } else if (settlement.kind === 'bank_report') settleReport(operation, settlement.id);
  else settlePayment(operation, settlement.id);
  change.commit();
}

function settleReport(operation: Operation, id: string): void {
  const charge = operation.change.get('charges', id);
  const report = charge && operation.change.get('payment_methods', charge.payment_method)?.behaviour.later;
  if (report) reportBank(operation, charge, report);
}

function settlePayment(operation: Operation, id: string): void {
  const intent = operation.change.get('payment_intents', id);
  // It may have been cancelled in the meantime.
  if (intent?.status !== 'processing' || intent.payment_method === null) return;
  const payer = operation.change.get('payment_methods', intent.payment_method);
  if (payer) finishCharge(operation, intent, payer);
}
