import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { install } from '@sinonjs/fake-timers';
import { appendUntilKnown } from './append-until-known.ts';
import { OutcomeUnknown, StoreUnavailable } from './store/event-store.ts';

let clock: ReturnType<typeof install>;
beforeEach(() => void (clock = install()));
afterEach(() => clock.uninstall());

/** Fails so after so many milliseconds, as often as it is asked. */
const failing = (error: Error, afterMs: number) =>
  jest.fn(async (): Promise<never> => {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    throw error;
  });

async function timesAsked(failure: Error, afterMs: number): Promise<number> {
  const append = failing(failure, afterMs);
  const [failed] = await Promise.all([appendUntilKnown(append).catch((thrown: unknown) => thrown), clock.runAllAsync()]);
  expect(failed).toBe(failure);
  return append.mock.calls.length;
}

describe('an append whose outcome is unknown', () => {
  it('is repeated, and answered within the 30 s that a browser waits', async () => {
    expect(await timesAsked(new OutcomeUnknown('a-1'), 12_000)).toBe(2);
    expect(await timesAsked(new OutcomeUnknown('a-1'), 5_000)).toBe(3);
    expect(await timesAsked(new OutcomeUnknown('a-1'), 10)).toBe(8);
  });

  it('is not repeated when it was certainly not stored', async () => {
    expect(await timesAsked(new StoreUnavailable(), 10)).toBe(1);
  });
});
