import type pg from 'pg';

/** Gives a connection outside every pool: for LISTEN and for locks that belong to a session. The caller ends it. */
export type ConnectDirect = (name: string) => Promise<pg.Client>;

/** The connections that event sourcing needs of one process. */
export type Pools = {
  /** Reads of streams, checkpoints, parked events. */
  readonly app: pg.Pool;
  /** Appends only; its size is how many batches may be under way at once. */
  readonly append: pg.Pool;
  readonly connectDirect: ConnectDirect;
  close(): Promise<void>;
};
