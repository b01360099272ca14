import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { type Anchor, type AnchorSigner } from '../../event-sourcing/store/anchors/anchor.ts';
import type { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import type { LogSource } from '../../event-sourcing/store/anchors/log-source.ts';
import { postgresLog } from '../../event-sourcing/store/anchors/postgres-log.ts';
import { EventStoreDbEventStore } from '../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { KeptChain } from '../../event-sourcing/store/eventstoredb/kept-chain.ts';
import { eventStoreDbSource } from '../../event-sourcing/store/eventstoredb/eventstoredb-source.ts';
import { postgresSource } from '../../event-sourcing/store/postgres/postgres-source.ts';
import { CONFIG, type Config } from '../config/config.ts';
import { POOLS } from '../database/pools.ts';
import { Secrets } from '../keys/secrets.ts';
import { anchorFileOf } from './anchor-file-of.ts';

/** The log with its bytes, what was signed of it, and what it is signed with. */
@Injectable()
export class SignedLog implements OnApplicationShutdown {
  readonly source: LogSource;
  readonly file: AnchorFile;
  readonly signer: AnchorSigner;
  /** Null where the log is in PostgreSQL. */
  readonly history: EventStoreDbEventStore | null;
  /** Of a history in EventStoreDB. */
  readonly chain: KeptChain;
  readonly #pools: Pools;

  constructor(@Inject(CONFIG) { EVENTSTORE_URL, DATA_DIR, DATABASE_URL }: Config, @Inject(POOLS) pools: Pools, secrets: Secrets) {
    this.history = EVENTSTORE_URL ? new EventStoreDbEventStore({ url: EVENTSTORE_URL }) : null;
    this.#pools = pools;
    this.chain = new KeptChain(pools.app);
    this.source = this.history ? eventStoreDbSource(this.history, this.chain) : postgresSource(pools.app);
    this.file = anchorFileOf(DATA_DIR, DATABASE_URL);
    this.signer = secrets.signer;
  }

  /** A copy beside the log, where it has a place for it. */
  readonly keep = async (anchor: Anchor, line: string): Promise<void> => {
    if (!this.history) await postgresLog(this.#pools.app).keep?.(anchor, line);
  };

  async onApplicationShutdown(): Promise<void> {
    await this.history?.close();
  }
}
