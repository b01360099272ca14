import type pg from 'pg';

/** A connection outside the pools, for LISTEN and session locks. The caller ends it. */
export type ConnectDirect = (name: string) => Promise<pg.Client>;

export type Pools = {
  readonly app: pg.Pool;
  /** Appends only; its size is the number of concurrent batches. */
  readonly append: pg.Pool;
  readonly connectDirect: ConnectDirect;
  close(): Promise<void>;
};
