import { useEffect, useState } from 'react';
import { useNavigate, useLocation } from 'react-router';
import { useKeys } from '../../../shared/keys/use-keys.ts';
import { useKeysSetting } from '../../../shared/keys/use-keys-setting.ts';
import { useNeighbours } from '../list/use-neighbours.ts';
import { readingAt } from '../reading-address.ts';

/**
 * The ways to the orders before and after this one in the list that the operator came from. A key that is pressed before it is known which
 * they are turns as soon as it is.
 */
export function useTurning(orderId: string) {
  const { previous, next, position, total, more, pending } = useNeighbours(orderId);
  const [wanted, setWanted] = useState<'previous' | 'next' | null>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const to = (id: string | undefined) => (id === undefined ? undefined : readingAt(id, search));
  const turn = (way: 'previous' | 'next', id: string | undefined) => {
    if (id !== undefined) return () => void navigate(readingAt(id, search));
    return pending ? () => setWanted(way) : undefined;
  };
  const found = wanted === null ? undefined : { previous, next }[wanted];
  // It turns at once or not at all: nobody is taken along by an order that comes later.
  if (wanted !== null && found === undefined && !pending) setWanted(null);
  useEffect(() => {
    if (found !== undefined) void navigate(readingAt(found, search));
  }, [found, navigate, search]);
  return {
    previous: to(previous),
    next: to(next),
    position: position === null ? '' : `${position} of ${more ? 'more than ' : ''}${total.toLocaleString('en-GB')}`,
    keys: { p: turn('previous', previous), n: turn('next', next) },
  };
}

/** The keys alone, for as long as there is nothing to read yet. */
export function TurningKeys({ orderId }: { readonly orderId: string }) {
  const { keys } = useTurning(orderId);
  const { on } = useKeysSetting();
  useKeys(on ? keys : {});
  return null;
}
