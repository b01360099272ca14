import { OutcomeUnknown } from './store/event-store.ts';

const ATTEMPTS = 8;
/** An attempt takes up to 12 s, and who waits for the answer gives up after 30 s. */
const LAST_BEGINS_MS = 15_000;

/** Repeats an append whose outcome is unknown. The same ids are stored once. */
export async function appendUntilKnown<T>(append: () => Promise<T>): Promise<T> {
  const until = performance.now() + LAST_BEGINS_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await append();
    } catch (error) {
      if (!(error instanceof OutcomeUnknown) || attempt >= ATTEMPTS || performance.now() >= until) throw error;
    }
  }
}
