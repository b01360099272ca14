import { MESSAGES } from '@willow/contracts/messages';
import { formatPounds } from '@willow/contracts/money';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { useEffect } from 'react';
import { useAppDispatch } from '../../shared/store.ts';
import { showToast, type Toast } from '../../shared/toast/toasts.ts';
import { ordersApi } from './orders.api.ts';

const EVERY_MS = 2000;
const AT_MOST = 30;

type Following = {
  /** Null while it is under way. */
  readonly toastFor: (order: AdminOrder) => Toast | null;
  readonly slow: Toast;
};

/**
 * Follows one order of which something is under way: asks every two seconds for a minute, tells how it ended and refreshes what shows it.
 * By the list: opening the order would be recorded as reading its will.
 */
export function FollowOrder({ id, following }: { readonly id: string; readonly following: Following }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const follow = (asked: number) => {
      timer = setTimeout(() => void next(asked), EVERY_MS);
    };
    const ask = async () => {
      const { data } = await dispatch(ordersApi.endpoints.orders.initiate({ search: id }, { forceRefetch: true, subscribe: false }));
      const order = data?.orders.find((each) => each.id === id);
      return order ? following.toastFor(order) : null;
    };
    const next = async (asked: number) => {
      const outcome = await ask();
      if (left) return;
      if (outcome === null && asked < AT_MOST) return follow(asked + 1);
      showToast(outcome ?? following.slow);
      if (outcome) dispatch(ordersApi.util.invalidateTags(['Orders']));
    };
    follow(1);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [dispatch, following, id]);
  return null;
}

export const SENDING: Following = {
  toastFor: ({ sending, status, mailFailed, user }) => {
    if (sending) return null;
    return status === 'sent' && !mailFailed
      ? { tone: 'success', title: 'Draft sent successfully', description: `To ${user.email}` }
      : { tone: 'error', title: 'Error', description: MESSAGES.mailFailed };
  },
  slow: {
    tone: 'info',
    title: 'Still sending…',
    description: 'This is taking longer than usual. Refresh in a few minutes to see the result.',
  },
};

export const REFUNDING: Following = {
  toastFor: ({ refund, refunded }) => {
    if (refund === 'running') return null;
    return refund === 'failed'
      ? { tone: 'error', title: 'The refund did not go through', description: 'The order says why.' }
      : { tone: 'success', title: 'Refunded', description: `${formatPounds(refunded)} of this payment was refunded.` };
  },
  slow: {
    tone: 'info',
    title: 'The refund is still under way…',
    description: 'No answer from the card provider yet. We ask again every few minutes.',
  },
};

export const DRAFTING: Following = {
  toastFor: ({ draft }) => {
    if (draft === 'making') return null;
    return draft === 'made'
      ? { tone: 'success', title: 'The draft is ready' }
      : { tone: 'error', title: 'No draft could be made', description: 'The order says why.' };
  },
  slow: {
    tone: 'info',
    title: 'The draft is still being made…',
    description: 'This is taking longer than usual. Refresh in a few minutes to see the result.',
  },
};
