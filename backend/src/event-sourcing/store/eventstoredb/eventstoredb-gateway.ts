import users from '@eventstore/db-client/generated/users_pb.js';
import type { DetailsResp } from '@eventstore/db-client/generated/users_pb.js';
import userServices from '@eventstore/db-client/generated/users_grpc_pb.js';
import type { UsersClient } from '@eventstore/db-client/generated/users_grpc_pb.js';
import { BACKWARDS, convertToCommandError, END, EventStoreDBClient, FORWARDS, jsonEvent, NO_STREAM, START } from '@eventstore/db-client';
import type { Direction, RecordedEvent as ClientEvent, ResolvedEvent } from '@eventstore/db-client';
import { bytesOf, callService, closeChannel, keepingBytes, patched } from './client-patches.ts';
import { InvalidConnectionUrl } from './connection-url.ts';
import type { Connection, Login } from './connection-url.ts';
import type { OutgoingEvent, RawEvent } from './event-codec.ts';
import { streamItems } from './stream-items.ts';
import type { Call, StreamOptions } from './stream-items.ts';
import { Failure, toFailure } from './failures.ts';
import type { LogPosition } from './positions.ts';

type ReadRange = { readonly backwards: boolean; readonly maxCount?: number };
type ReadAllRange = ReadRange & { readonly withBytes?: boolean };
export type Stored = { readonly revision: number; readonly position: LogPosition | null };

/** The client takes its deadline from the wall clock, which may jump. Our own timeout around every call is monotonic. */
const BACKSTOP_MS = 60_000;
const KEEP_ALIVE_MS = 10_000;
const GOSSIP_SECONDS = 2;
/** Events may be large, and gRPC buffers sixteen already. */
const BUFFER = { highWaterMark: 1 } as const;
const NOBODY: Login = { username: 'nobody', password: 'nobody' };

let opened = 0;

/** Login and deadline, as the client's services take them. */
type CallArguments =
  Parameters<UsersClient['create']> extends [unknown, infer Metadata, infer Options, unknown] ? [Metadata, Options] : never;

/**
 * No other file knows the client. Every append carries credentials, which selects the unary call: the client's shared batch stream has no
 * timeout, and a server that ends fails the appends to another.
 */
export class Gateway {
  readonly #client: EventStoreDBClient;
  readonly #credentials: Login;
  readonly #requiresLeader: boolean;

  constructor(connection: Connection, { requiresLeader }: { readonly requiresLeader: boolean }) {
    this.#client = connect(connection);
    // Without TLS they are not sent; they still select the call.
    this.#credentials = connection.login ?? NOBODY;
    this.#requiresLeader = requiresLeader;
  }

  async append(stream: string, after: number, events: readonly OutgoingEvent[]): Promise<Stored> {
    try {
      const messages = events.map(({ id, type, data, metadata }) => jsonEvent({ id, type, data: { ...data }, metadata: { ...metadata } }));
      const result = await this.#client.appendToStream(stream, messages, {
        ...this.#options,
        expectedRevision: after === -1 ? NO_STREAM : BigInt(after),
        deadline: BACKSTOP_MS,
      });
      return { revision: Number(result.nextExpectedRevision), position: result.position ?? null };
    } catch (error) {
      throw toFailure(error);
    }
  }

  /** `from` is inclusive in both directions. */
  readStream(
    stream: string,
    from: number | 'start' | 'end',
    { backwards, maxCount }: ReadRange,
    listening: StreamOptions,
  ): AsyncIterable<RawEvent> {
    const options = {
      ...this.#options,
      ...rangeOf(backwards, maxCount),
      fromRevision: typeof from === 'number' ? BigInt(from) : edge(from),
    };
    return events(() => {
      const source = this.#client.readStream(stream, options, BUFFER);
      return { source, cancel: () => source.cancel() };
    }, listening);
  }

  readAll(
    from: LogPosition | 'start' | 'end',
    { backwards, maxCount, withBytes }: ReadAllRange,
    listening: StreamOptions,
  ): AsyncIterable<RawEvent> {
    const options = {
      ...this.#options,
      ...rangeOf(backwards, maxCount),
      fromPosition: typeof from === 'object' ? { ...from } : edge(from),
    };
    return events(() => {
      const read = this.#client.readAll(options, BUFFER);
      const source = withBytes ? keepingBytes(read) : read;
      return { source, cancel: () => source.cancel() };
    }, listening);
  }

  /** Not filtered by the server: its checkpoint messages are not reliable. `idleTimeoutMs` limits the wait for the confirmation only. */
  subscribeToAll(after: LogPosition | 'start', listening: StreamOptions): AsyncIterable<RawEvent> {
    return events(() => {
      const source = this.#client.subscribeToAll({ ...this.#options, fromPosition: typeof after === 'object' ? { ...after } : START });
      return { source, cancel: () => source.unsubscribe(), confirmed: (then) => source.once('confirmation', then) };
    }, listening);
  }

  /** Deletes it for ever. */
  async tombstone(stream: string, after: number): Promise<void> {
    try {
      await this.#client.tombstoneStream(stream, { ...this.#options, expectedRevision: BigInt(after), deadline: BACKSTOP_MS });
    } catch (error) {
      throw toFailure(error);
    }
  }

  /** In no group. Whoever is there already with this password stays as they are; with another one it is a conflict. */
  createUser({ username, password }: Login): Promise<void> {
    const options = new users.CreateReq.Options();
    options.setLoginName(username);
    options.setFullName(username);
    options.setPassword(password);
    const request = new users.CreateReq();
    request.setOptions(options);
    return this.#users((service, args, done) => service.create(request, ...args, done));
  }

  resetPassword({ username, password }: Login): Promise<void> {
    const options = new users.ResetPasswordReq.Options();
    options.setLoginName(username);
    options.setNewPassword(password);
    const request = new users.ResetPasswordReq();
    request.setOptions(options);
    return this.#users((service, args, done) => service.resetPassword(request, ...args, done));
  }

  /** Of the login itself. */
  async ownGroups(): Promise<readonly string[]> {
    const options = new users.DetailsReq.Options();
    options.setLoginName(this.#credentials.username);
    const request = new users.DetailsReq();
    request.setOptions(options);
    const groups: string[] = [];
    const heard = (response: DetailsResp): unknown => groups.push(...(response.getUserDetails()?.getGroupsList() ?? []));
    await this.#users((service, args, done) =>
      service
        .details(request, ...args)
        .on('data', heard)
        .on('error', done)
        .on('end', () => done(null)),
    );
    return groups;
  }

  async dispose(): Promise<void> {
    await this.#client.dispose();
    closeChannel(this.#client);
  }

  async #users(call: (service: UsersClient, args: CallArguments, done: (error: Error | null) => void) => unknown): Promise<void> {
    try {
      await callService(this.#client, userServices.UsersClient, { ...this.#options, deadline: BACKSTOP_MS }, call);
    } catch (error) {
      throw toFailure(error instanceof Error ? convertToCommandError(error) : error);
    }
  }

  get #options(): { credentials: Login; requiresLeader: boolean } {
    return { credentials: this.#credentials, requiresLeader: this.#requiresLeader };
  }
}

/** gRPC shares a connection among channels with equal options, also one that hangs. So the options are never equal. */
function connect({ address, options }: Connection): EventStoreDBClient {
  opened += 1;
  const query = new Map(options);
  query.set('keepAliveTimeout', String(Number(options.get('keepAliveTimeout') ?? KEEP_ALIVE_MS) + (opened % KEEP_ALIVE_MS)));
  if (!query.has('gossipTimeout')) query.set('gossipTimeout', String(GOSSIP_SECONDS));
  const text = `${address}?${[...query].map(([name, value]) => `${name}=${value}`).join('&')}`;
  try {
    return patched(EventStoreDBClient.connectionString(text));
  } catch (error) {
    const code = error instanceof Error && error.message.includes('certificate') ? 'names a certificate file that cannot be read' : null;
    throw new InvalidConnectionUrl(code ?? 'is not understood by the client');
  }
}

const edge = (end: 'start' | 'end'): typeof START | typeof END => (end === 'start' ? START : END);

const rangeOf = (backwards: boolean, maxCount?: number): { direction: Direction; maxCount?: number } => ({
  direction: backwards ? BACKWARDS : FORWARDS,
  ...(maxCount === undefined ? {} : { maxCount }),
});

async function* events(open: () => Call, listening: StreamOptions): AsyncGenerator<RawEvent, void, undefined> {
  for await (const item of streamItems(open, listening)) {
    const { event } = item as ResolvedEvent;
    if (event) yield toRaw(event);
  }
}

/** Servers before 22.6 do not give the log position of a stream's event. */
const NO_POSITION = 0xffff_ffff_ffff_ffffn;

function toRaw(event: ClientEvent): RawEvent {
  const { id, type, streamId, revision, position, data, metadata, created } = event;
  if (!position || position.commit >= NO_POSITION) throw new Failure('refused', { code: 'no-positions' });
  return { id, type, stream: streamId, revision: Number(revision), position, data, metadata, recordedAt: created, bytes: bytesOf(event) };
}
