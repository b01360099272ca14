import { useNavigate, useLocation } from 'react-router';
import { useNeighbours } from '../list/use-neighbours.ts';
import { readingAt } from '../reading-address.ts';

/** The ways to the orders before and after this one in the list that the operator came from. */
export function useTurning(orderId: string) {
  const { previous, next, position, total, more } = useNeighbours(orderId);
  const navigate = useNavigate();
  const { search } = useLocation();
  const to = (id: string | undefined) => (id === undefined ? undefined : readingAt(id, search));
  const go = (id: string | undefined) => (id === undefined ? undefined : () => void navigate(readingAt(id, search)));
  return {
    previous: to(previous),
    next: to(next),
    position: position === null ? '' : `${position} of ${more ? 'more than ' : ''}${total.toLocaleString('en-GB')}`,
    keys: { p: go(previous), n: go(next) },
  };
}
