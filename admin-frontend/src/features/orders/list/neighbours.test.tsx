import { describe, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { makeStore } from '../../../shared/store.ts';
import { anOrder } from '../../../testing/examples.ts';
import { listCalls, signedInServer } from '../../../testing/open-console.tsx';
import { ordersApi } from '../orders.api.ts';
import { useTurning } from '../reading/use-turning.ts';
import { useNeighbours } from './use-neighbours.ts';

const LIST = 'GET /api/admin/orders';
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `o${from + index}`);

function opened(address: string, id: string, count: number, plus = '') {
  let all = ids(1, count);
  const server = signedInServer().answer({
    [LIST]: ({ query: { page = '1' } }) => ({
      json: all.slice((Number(page) - 1) * 50, Number(page) * 50).map((each) => anOrder({ id: each })),
      total: `${all.length}${plus}`,
    }),
  });
  window.history.replaceState(null, '', address);
  const store = makeStore();
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>
      <BrowserRouter>{children}</BrowserRouter>
    </Provider>
  );
  const leave = (gone: string) => {
    all = all.filter((each) => each !== gone);
    act(() => void store.dispatch(ordersApi.util.invalidateTags(['Orders'])));
  };
  return { ...renderHook(({ at }) => useNeighbours(at), { wrapper, initialProps: { at: id } }), server, leave, wrapper };
}

describe('the neighbours of an order', () => {
  it.each([
    ['', '2 of 1,200'],
    ['+', '2 of more than 1,200'],
  ])('are counted as far as the list is: a plus of “%s” reads “%s”', async (plus, words) => {
    const { wrapper } = opened('/orders', 'o2', 1200, plus);
    const { result } = renderHook(() => useTurning('o2'), { wrapper });
    await waitFor(() => expect(result.current.position).toBe(words));
  });

  it('stand before and after it in the list that the address describes', async () => {
    const { result, rerender, server } = opened('/orders?queue=ready', 'o2', 3);
    await waitFor(() => expect(result.current).toEqual({ previous: 'o1', next: 'o3', position: 2, total: 3, pending: false }));
    rerender({ at: 'o3' });
    expect(result.current).toEqual({ previous: 'o2', position: 3, total: 3, pending: false });
    rerender({ at: 'o1' });
    expect(result.current).toEqual({ next: 'o2', position: 1, total: 3, pending: false });
    expect(listCalls(server).map(({ query }) => query)).toEqual([{ queue: 'ready', sort: 'waiting.asc' }]);
  });

  it('are looked for on the pages beside it, and the address follows', async () => {
    const { result, rerender } = opened('/orders', 'o50', 120);
    await waitFor(() => expect(result.current).toEqual({ previous: 'o49', next: 'o51', position: 50, total: 120, pending: false }));
    rerender({ at: 'o51' });
    await waitFor(() => expect(result.current).toEqual({ previous: 'o50', next: 'o52', position: 51, total: 120, pending: false }));
    expect(window.location.search).toBe('?page=2');
    rerender({ at: 'o50' });
    await waitFor(() => expect(result.current).toMatchObject({ position: 50 }));
    expect(window.location.search).toBe('');
  });

  it('stay when it leaves the queue: the next one is still the next one', async () => {
    const { result, leave, server } = opened('/orders?queue=ready', 'o2', 4);
    await waitFor(() => expect(result.current.position).toBe(2));
    leave('o2');
    await waitFor(() => expect(listCalls(server)).toHaveLength(2));
    await waitFor(() => expect(result.current).toEqual({ previous: 'o1', next: 'o3', position: null, total: 3, pending: false }));
  });

  it('are none for an order that is in another list', async () => {
    const { result } = opened('/orders?queue=ready', 'somewhere', 2);
    await waitFor(() => expect(result.current).toEqual({ position: null, total: 2, pending: false }));
  });
});
