import { PermanentJobError } from '../queue/index.ts';
import { MailRefused } from './failures.ts';

/** What a mail's failure means for the job that sends it: refused for good goes to the failed list at once, anything else is tried again. */
export async function toJobError<T>(sending: Promise<T>): Promise<T> {
  try {
    return await sending;
  } catch (error) {
    throw error instanceof MailRefused ? new PermanentJobError(error.message) : error;
  }
}
