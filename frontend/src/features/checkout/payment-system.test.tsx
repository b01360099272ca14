import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { LOAD_LIMIT_MS, type StartPayment, usePaymentSystem } from './payment-system.ts';

const NO_KEY = { paymentPublicKey: null, paymentScriptUrl: null };
const CONFIG = { paymentPublicKey: 'pk_test', paymentScriptUrl: null };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const load = (start: StartPayment) => renderHook(() => usePaymentSystem(CONFIG, start)).result;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('loading the card provider', () => {
  it('gives up after 8 seconds (C-358)', async () => {
    const system = load(() => new Promise(() => undefined));
    await pass(LOAD_LIMIT_MS - 1);
    expect(system.current.state).toBe('loading');
    await pass(1);
    expect(system.current.state).toBe('unavailable');
  });

  it('is unavailable when the script cannot be loaded (C-358)', async () => {
    const system = load(() => Promise.reject(new Error('blocked')));
    await pass(0);
    expect(system.current.state).toBe('unavailable');
  });

  it('is loaded when it is, and stays so', async () => {
    const stripe = {} as Awaited<ReturnType<StartPayment>>;
    const system = load(() => Promise.resolve(stripe));
    await pass(0);
    expect(system.current).toEqual({ state: 'loaded', stripe });
    await pass(LOAD_LIMIT_MS);
    expect(system.current.state).toBe('loaded');
  });

  it('without a key there is nothing to wait for (AM-11)', async () => {
    const { result } = renderHook(() => usePaymentSystem(NO_KEY));
    await pass(0);
    expect(result.current.state).toBe('unavailable');
  });
});
