import { MESSAGES } from '@willow/contracts/messages';
import { useCallback, useEffect } from 'react';
import { useAppDispatch } from '../../shared/store.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import { ordersApi } from './orders.api.ts';

const EVERY_MS = 2000;
const AT_MOST = 30;

/**
 * Follows one order whose mail is on the way: asks every two seconds for a minute, tells how it ended and refreshes what shows it.
 * By the list: opening the order would be recorded as reading its will.
 */
export function FollowSending({ id }: { readonly id: string }) {
  const ask = useAskWhetherSent(id);
  const tell = useTell();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const follow = (asked: number) => {
      timer = setTimeout(() => void next(asked), EVERY_MS);
    };
    const next = async (asked: number) => {
      const outcome = await ask();
      if (left) return;
      if (outcome === 'sending' && asked < AT_MOST) follow(asked + 1);
      else tell(outcome);
    };
    follow(1);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [ask, tell]);
  return null;
}

type Outcome = 'sending' | 'sent' | 'unsent';

function useAskWhetherSent(id: string) {
  const dispatch = useAppDispatch();
  return useCallback(async (): Promise<Outcome> => {
    const { data = [] } = await dispatch(ordersApi.endpoints.orders.initiate({ search: id }, { forceRefetch: true, subscribe: false }));
    const order = data.find((each) => each.id === id);
    if (!order || order.sending) return 'sending';
    return order.status === 'sent' && !order.mailFailed ? 'sent' : 'unsent';
  }, [dispatch, id]);
}

function useTell() {
  const dispatch = useAppDispatch();
  return useCallback(
    (outcome: Outcome) => {
      showToast(TOASTS[outcome]);
      if (outcome !== 'sending') dispatch(ordersApi.util.invalidateTags(['Orders']));
    },
    [dispatch],
  );
}

const TOASTS = {
  sent: { tone: 'success', title: 'Draft sent successfully' },
  unsent: { tone: 'error', title: 'Error', description: MESSAGES.mailFailed },
  sending: {
    tone: 'info',
    title: 'Still sending…',
    description: 'This takes longer than usual. Refresh in a few minutes to see how it went.',
  },
} as const;
