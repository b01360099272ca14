import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { errorMessage, UNSETTLED } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { useAppDispatch } from '../../../shared/store.ts';
import { showToast } from '../../../shared/toast/toasts.ts';
import { assignmentApi } from '../assignment/assignment.api.ts';
import { ordersApi } from '../orders.api.ts';
import type { Picks } from './use-picks.ts';

/** An order with which it was not done, and why. */
export type Failed = { readonly order: AdminOrder; readonly why: string };
type Change = (order: AdminOrder) => Promise<{ readonly error?: unknown }>;

/** So many at a time: whoever else works meanwhile is not held up. */
const AT_ONCE = 4;

/** The same with many orders: each by a command of its own, which names what was read of it and is done once. */
export function useBulk(pick: Picks['pick']) {
  const dispatch = useAppDispatch();
  const [left, setLeft] = useState(0);
  const [failed, setFailed] = useState<readonly Failed[]>([]);

  const run = async (orders: readonly AdminOrder[], change: Change, done: (count: number) => string, undo?: Change): Promise<void> => {
    setFailed([]);
    setLeft(orders.length);
    const outcomes = await pooled(orders, async (order) => {
      const { error } = await change(order);
      setLeft((before) => before - 1);
      return error ? { order, why: errorMessage(error, UNSETTLED) } : order;
    });
    const changed = outcomes.filter((each) => 'id' in each);
    setFailed(outcomes.filter((each) => 'why' in each));
    if (changed.length === 0) return;
    pick(
      changed.map(({ id }) => id),
      false,
    );
    const action = undo && { action: { label: 'Undo', run: () => void run(changed, undo, takenBack) } };
    showToast({ tone: 'success', title: done(changed.length), ...action });
  };

  const assign =
    (operatorId: string | null): Change =>
    ({ id, assignee }) =>
      dispatch(assignmentApi.endpoints.assign.initiate({ id, operatorId, before: assignee?.id ?? null }, UNTRACKED));
  const change = (status: AdminOrder['status'], before: AdminOrder['status'], id: string) =>
    dispatch(ordersApi.endpoints.updateOrder.initiate({ id, version: undefined, status, before }, UNTRACKED));

  return {
    left,
    failed,
    close: () => setFailed([]),
    give: (orders: readonly AdminOrder[], operatorId: string | null, whose: string) =>
      run(orders, assign(operatorId), (count) => `${ordersOf(count)} ${operatorId === null ? 'released' : `assigned to ${whose}`}`),
    archive: (orders: readonly AdminOrder[]) =>
      run(
        orders,
        ({ id, status }) => change('archived', status, id),
        (count) => `${ordersOf(count)} archived`,
        ({ id, status }) => change(status, 'archived', id),
      ),
  };
}

export const ordersOf = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

const takenBack = (count: number): string => `${ordersOf(count)} set back`;
const UNTRACKED = { track: false } as const;

async function pooled<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<readonly Result[]> {
  const results = new Map<Item, Result>();
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) results.set(item, await run(item));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return items.flatMap((item) => results.get(item) ?? []);
}
