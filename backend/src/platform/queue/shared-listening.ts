import { PostgresConnection } from 'bullmq';

/**
 * BullMQ's connection of one queue or worker; all of them listen by the session of one. PostgreSQL wakes every listening session of a database for
 * every NOTIFY on any channel, and each append of an event is one: with a session for each of thirty workers that was a third of PostgreSQL's
 * processor time for a live fact.
 */
export class SharedListening extends PostgresConnection {
  readonly #all: PostgresConnection;
  readonly #invalidated = (): void => void this.emit('listenerinvalidated');

  constructor(all: PostgresConnection) {
    super(all.pool);
    this.#all = all;
    all.on('listenerinvalidated', this.#invalidated);
  }

  override getListenClient(): ReturnType<PostgresConnection['getListenClient']> {
    return this.#all.getListenClient();
  }

  override get hasListenClientKeepAlive(): boolean {
    return this.#all.hasListenClientKeepAlive;
  }

  /** Nobody looks for workers by the names of their sessions. */
  override setListenClientName(): Promise<void> {
    return Promise.resolve();
  }

  override close(): Promise<void> {
    this.#all.off('listenerinvalidated', this.#invalidated);
    return super.close();
  }
}
