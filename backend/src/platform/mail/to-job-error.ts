import { PermanentJobError } from '../queue/index.ts';
import { MailRefused } from './failures.ts';

/** A refused mail fails its job at once; after any other failure the job is retried. */
export async function toJobError<T>(sending: Promise<T>): Promise<T> {
  try {
    return await sending;
  } catch (error) {
    throw error instanceof MailRefused ? new PermanentJobError(error.message) : error;
  }
}
