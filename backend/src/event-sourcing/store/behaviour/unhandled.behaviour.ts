import { afterAll, beforeAll, expect, it } from '@jest/globals';

/** Adds a test about all tests before it: call it last. */
export function itHandlesEveryRejection(): void {
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  beforeAll(() => void process.on('unhandledRejection', note).on('uncaughtExceptionMonitor', note));
  afterAll(() => void process.off('unhandledRejection', note).off('uncaughtExceptionMonitor', note));

  it('nothing was rejected or thrown behind the back of a caller [ES-59]', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(unhandled).toEqual([]);
  });
}
