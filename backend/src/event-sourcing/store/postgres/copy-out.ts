import pg from 'pg';

/**
 * Hands over each message of a `COPY … TO STDOUT` as it comes, which is one row (PostgreSQL 54.2.6). Its bytes are the driver's and are used again
 * for the next. What `accept` throws is thrown in the end.
 */
export const copyOut = (client: pg.ClientBase, text: string, accept: (row: Buffer) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const copy = new CopyOut(text, accept, (error) => {
      const failure = error ?? copy.failure;
      if (failure) reject(failure);
      else resolve();
    });
    client.query(copy);
  });

class CopyOut extends pg.Query {
  failure: Error | null = null;
  readonly #accept: (row: Buffer) => void;

  constructor(text: string, accept: (row: Buffer) => void, done: (error: Error | undefined | null) => void) {
    super(text, done);
    this.#accept = accept;
  }

  /** The driver calls it. Nothing may be thrown here: it would end the process. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    if (this.failure) return;
    try {
      this.#accept(chunk);
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error('What came was not accepted', { cause: error });
    }
  }
}
