import { OutcomeUnknown } from './store/event-store.ts';

const ATTEMPTS = 8;

/** Repeats an append whose outcome is unknown. The same ids are stored once. */
export async function appendUntilKnown<T>(append: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await append();
    } catch (error) {
      if (!(error instanceof OutcomeUnknown) || attempt >= ATTEMPTS) throw error;
    }
  }
}
