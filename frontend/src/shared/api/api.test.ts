import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { getMe, logout } from '@willow/contracts/account/account.contract';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { createStore } from '../../app/store.ts';
import { api } from './api.ts';

const DAY_MS = 86_400_000;
const calls = api.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, void>({ query: () => ({ endpoint: getMe }) }),
    readOrNothing: build.query<unknown, void>({ query: () => ({ endpoint: getMe }), extraOptions: { nothingOn401: true } }),
    write: build.mutation<unknown, void>({ query: () => ({ endpoint: logout }) }),
  }),
});

function storeWith(answer: () => Response) {
  const fetch = jest.fn<typeof globalThis.fetch>(() => Promise.resolve(answer()));
  const store = createStore({ fetch, wait: () => Promise.resolve() });
  return { fetch, store, stopListening: setupListeners(store.dispatch) };
}

afterEach(() => void jest.useRealTimers());

describe('the defaults of every call', () => {
  it('what was read stays read: not after a day, not by coming back to the window, not by itself (C-398, C-399, C-400)', async () => {
    jest.useFakeTimers();
    const { fetch, store, stopListening } = storeWith(() => Response.json({ user: 'Ann' }));
    const first = store.dispatch(calls.endpoints.read.initiate());
    expect((await first).data).toEqual({ user: 'Ann' });
    await jest.advanceTimersByTimeAsync(DAY_MS);
    act(() => void window.dispatchEvent(new Event('focus')));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    first.unsubscribe();
    await jest.advanceTimersByTimeAsync(DAY_MS);
    expect((await store.dispatch(calls.endpoints.read.initiate())).data).toEqual({ user: 'Ann' });
    expect(fetch).toHaveBeenCalledTimes(1);
    stopListening();
  });

  it('a read that is refused fails at once, and 401 is a failure like any other (C-401, C-404)', async () => {
    const { fetch, store } = storeWith(() => Response.json({ message: 'Not authenticated' }, { status: 401 }));
    const result = await store.dispatch(calls.endpoints.read.initiate());
    expect(result).toMatchObject({ isError: true, error: { status: 401, message: '401: {"message":"Not authenticated"}' } });
    expect(fetch).toHaveBeenCalledTimes(1);
    await expect(store.dispatch(calls.endpoints.read.initiate()).unwrap()).rejects.toMatchObject({ status: 401 });
  });

  it('a read can be made to answer nothing where nobody is signed in (C-403)', async () => {
    const { store } = storeWith(() => Response.json({ message: 'Not authenticated' }, { status: 401 }));
    expect(await store.dispatch(calls.endpoints.readOrNothing.initiate())).toMatchObject({ isSuccess: true, data: null });
    const other = storeWith(() => Response.json({ message: 'Forbidden' }, { status: 403 }));
    expect(await other.store.dispatch(calls.endpoints.readOrNothing.initiate())).toMatchObject({ error: { status: 403 } });
  });

  it('a write that fails is not repeated (C-402)', async () => {
    const { fetch, store } = storeWith(() => new Response(null, { status: 500 }));
    expect(await store.dispatch(calls.endpoints.write.initiate())).toMatchObject({ error: { status: 500 } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
