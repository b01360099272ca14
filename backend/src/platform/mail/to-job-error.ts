import { PermanentJobError } from '../queue/index.ts';
import { MailRefused } from './failures.ts';

/** For a mail to an address that somebody typed: that it is refused is kept for whoever waits for the mail, and nothing for people on call. */
export async function toTypedAddress(sending: Promise<unknown>): Promise<void> {
  const told = sending.catch((error: unknown) => {
    if (!(error instanceof MailRefused && error.isForAddress)) throw error;
  });
  await toJobError(told);
}

/** A refused mail fails its job at once; after any other failure the job is retried. */
export async function toJobError<T>(sending: Promise<T>): Promise<T> {
  try {
    return await sending;
  } catch (error) {
    throw error instanceof MailRefused ? new PermanentJobError(error.message) : error;
  }
}
