import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useLocation, useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/store.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import { changesOpened, versionSeen } from '../../shared/versions/versions.slice.ts';
import { readingAt } from './reading-address.ts';

export const CHANGES = '#changes';

/** The version of an order that decisions name; undefined before anything of it was shown. */
export const useReadVersion = (orderId: string): string | undefined => useAppSelector(({ versions }) => versionSeen(versions, orderId));

/** The same at the moment of asking: what a message offers to take back is seen later than the message was made. */
export function useVersionNow(orderId: string): () => string | undefined {
  const store = useAppStore();
  return () => versionSeen(store.getState().versions, orderId);
}

export const useIsChanged = (orderId: string): boolean =>
  useAppSelector(({ versions }) => {
    const known = versions.orders[orderId];
    return known !== undefined && known.read !== known.newest;
  });

export function useOpenChanges(orderId: string): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const reads = pathname === readingAt(orderId, search).pathname;
  return () => {
    // At once, not when the page has turned: what is being read again meanwhile is what will be shown.
    dispatch(changesOpened(orderId));
    void navigate({ pathname: reads ? pathname : `/orders/${orderId}/actions`, search, hash: CHANGES }, { replace: true });
  };
}

/** What failed asks for the order again: the screen says how it stands by now. */
const ORDER_MOVED = { tone: 'error', title: 'This order has changed', description: MESSAGES.orderMoved } as const;

/** Says why something was not done. When the will has changed since it was read, what changed is shown. */
export function useSayWhyNot(orderId: string): (error: unknown, fallback: string) => void {
  const openChanges = useOpenChanges(orderId);
  return (error, fallback) => {
    const description = errorMessage(error, fallback);
    if (description === MESSAGES.orderMoved) return showToast(ORDER_MOVED);
    if (description !== MESSAGES.answersMoved) return showToast({ tone: 'error', title: 'Error', description });
    openChanges();
    return showToast({ tone: 'error', title: MESSAGES.answersMoved, description: 'Nothing was done. Here is what changed.' });
  };
}
