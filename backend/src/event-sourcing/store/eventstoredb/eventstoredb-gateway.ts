import { randomUUID } from 'node:crypto';
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import gossipServices from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import operations from '@eventstore/db-client/generated/operations_pb.js';
import operationServices from '@eventstore/db-client/generated/operations_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import users from '@eventstore/db-client/generated/users_pb.js';
import type { DetailsResp } from '@eventstore/db-client/generated/users_pb.js';
import userServices from '@eventstore/db-client/generated/users_grpc_pb.js';
import type { UsersClient } from '@eventstore/db-client/generated/users_grpc_pb.js';
import { BACKWARDS, convertToCommandError, END, EventStoreDBClient, FORWARDS, jsonEvent, NO_STREAM, START } from '@eventstore/db-client';
import type { Direction, RecordedEvent as ClientEvent, ResolvedEvent } from '@eventstore/db-client';
import { parseJsonObject } from '../event-store.ts';
import { BatchAppends, UNIMPLEMENTED } from './batch-appends.ts';
import { bytesOf, callService, closeChannel, keepingBytes, openStream, patched } from './client-patches.ts';
import { InvalidConnectionUrl } from './connection-url.ts';
import type { Connection, Login } from './connection-url.ts';
import type { OutgoingEvent, RawEvent } from './event-codec.ts';
import { correlationOf, toBatchRequest, toMember, toStored } from './eventstoredb-messages.ts';
import type { Member, Stored } from './eventstoredb-messages.ts';
import { streamPages } from './stream-pages.ts';
import type { Call, StreamOptions } from './stream-pages.ts';
import { Failure, toFailure } from './failures.ts';
import type { LogPosition } from './positions.ts';

/** Of events that came together. */
export type Page = readonly RawEvent[];

type ReadRange = { readonly backwards: boolean; readonly maxCount?: number };
type ReadAllRange = ReadRange & { readonly withBytes?: boolean };
/** The client takes its deadline from the wall clock, which may jump. Our own timeout around every call is monotonic. */
const BACKSTOP_MS = 60_000;
const BATCH_CALLS = 4;
const KEEP_ALIVE_MS = 10_000;
const GOSSIP_SECONDS = 2;
const NOBODY: Login = { username: 'nobody', password: 'nobody' };

let opened = 0;
const NOWHERE = 'esdb://localhost?tls=true';

/** Login and deadline, as the client's services take them. */
type CallArguments =
  Parameters<UsersClient['create']> extends [unknown, infer Metadata, infer Options, unknown] ? [Metadata, Options] : never;
type StreamArguments = Parameters<StreamsClient['batchAppend']>;

type ServiceCall<Service> = (service: Service, args: CallArguments, done: (error: Error | null) => void) => unknown;

type Batch = BatchAppends<BatchAppendReq, BatchAppendResp>;

/** `keepsOrder`: what is sent before the answer to what was sent earlier is stored after it, or not at all. */
export type AppendsInOrder = Pick<Gateway, 'append'> & { readonly keepsOrder: boolean };

/**
 * Only this file and the one with its messages know the client. Appends go over batch calls of our own: the client's has no timeout, and a
 * server that ends fails the appends to another. Where a server knows no such call, each append is a call.
 */
export class Gateway {
  readonly #client: EventStoreDBClient;
  readonly #credentials: Login;
  readonly #requiresLeader: boolean;
  readonly #batch = this.#openBatch();
  #knowsBatch = true;

  constructor(connection: Connection, { requiresLeader }: { readonly requiresLeader: boolean }) {
    this.#client = connect(connection);
    // Without TLS they are not sent; they still select the client's unary append.
    this.#credentials = connection.login ?? NOBODY;
    this.#requiresLeader = requiresLeader;
  }

  /** After the event at that revision, -1 when the stream is to be a new one. */
  append(stream: string, after: number, events: readonly OutgoingEvent[]): Promise<Stored> {
    return this.#appendOver(this.#batch, stream, after, events);
  }

  /** Servers take what comes over one call in its order. Whether this one knows such calls is known after the first append. */
  appendsInOrder(): AppendsInOrder {
    const batch = this.#openBatch({ calls: 1, isOpenedOnce: true });
    let keepsOrder = false;
    return {
      get keepsOrder() {
        return keepsOrder;
      },
      append: async (stream, after, events) => {
        const stored = await this.#appendOver(batch, stream, after, events);
        keepsOrder = this.#knowsBatch;
        return stored;
      },
    };
  }

  #openBatch(opening: { readonly calls?: number; readonly isOpenedOnce?: boolean } = {}): Batch {
    return new BatchAppends({
      open: () => openStream(this.#client, streamServices.StreamsClient, this.#options, batchAppend),
      idOf: correlationOf,
      toFailure: ofTheCall,
      forgetMs: BACKSTOP_MS,
      calls: BATCH_CALLS,
      ...opening,
    });
  }

  async #appendOver(batch: Batch, stream: string, after: number, events: readonly OutgoingEvent[]): Promise<Stored> {
    try {
      if (this.#knowsBatch) {
        const id = randomUUID();
        return toStored(await batch.append(id, toBatchRequest(id, stream, after, events)));
      }
    } catch (error) {
      if (!(error instanceof Failure && error.code === UNIMPLEMENTED)) throw error;
      this.#knowsBatch = false;
    }
    return this.#appendAlone(stream, after, events);
  }

  async #appendAlone(stream: string, after: number, events: readonly OutgoingEvent[]): Promise<Stored> {
    try {
      const messages = events.map(({ id, type, data, metadata }) =>
        jsonEvent({ id, type, data: { ...parseJsonObject(data) }, metadata: { ...parseJsonObject(metadata) } }),
      );
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
  ): AsyncIterable<Page> {
    const options = {
      ...this.#options,
      ...rangeOf(backwards, maxCount),
      fromRevision: typeof from === 'number' ? BigInt(from) : edge(from),
    };
    return pages(() => {
      const source = this.#client.readStream(stream, options);
      return { source, cancel: () => source.cancel() };
    }, listening);
  }

  readAll(
    from: LogPosition | 'start' | 'end',
    { backwards, maxCount, withBytes }: ReadAllRange,
    listening: StreamOptions,
  ): AsyncIterable<Page> {
    const options = {
      ...this.#options,
      ...rangeOf(backwards, maxCount),
      fromPosition: typeof from === 'object' ? { ...from } : edge(from),
    };
    return pages(() => {
      const read = this.#client.readAll(options);
      const source = withBytes ? keepingBytes(read) : read;
      return { source, cancel: () => source.cancel() };
    }, listening);
  }

  /** Not filtered by the server: its checkpoint messages are not reliable. `idleTimeoutMs` limits the wait for the confirmation only. */
  subscribeToAll(after: LogPosition | 'start', listening: StreamOptions): AsyncIterable<Page> {
    return pages(() => {
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

  /** Of the login itself, unless another is named. */
  async groupsOf(username = this.#credentials.username): Promise<readonly string[]> {
    const options = new users.DetailsReq.Options();
    options.setLoginName(username);
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

  /** Of the cluster, as the node that answers sees it. */
  async members(): Promise<readonly Member[]> {
    const found: Member[] = [];
    await this.#call(gossipServices.GossipClient, (service, args, done) =>
      service.read(new shared.Empty(), ...args, (error, info?: ClusterInfo) => {
        found.push(...(info?.getMembersList() ?? []).map(toMember));
        done(error);
      }),
    );
    return found;
  }

  /** The node that answers leads no longer, if it did; the others elect. */
  resign(): Promise<void> {
    return this.#call(operationServices.OperationsClient, (service, args, done) => service.resignNode(new shared.Empty(), ...args, done));
  }

  /** Of the node that answers, in elections, until it is started again. 0 unless its settings name another. */
  setPriority(priority: number): Promise<void> {
    const request = new operations.SetNodePriorityReq();
    request.setPriority(priority);
    return this.#call(operationServices.OperationsClient, (service, args, done) => service.setNodePriority(request, ...args, done));
  }

  async dispose(): Promise<void> {
    await this.#client.dispose();
    closeChannel(this.#client);
  }

  #users(call: ServiceCall<UsersClient>): Promise<void> {
    return this.#call(userServices.UsersClient, call);
  }

  async #call<Service>(service: abstract new (...args: never[]) => Service, call: ServiceCall<Service>): Promise<void> {
    try {
      await callService(this.#client, service, { ...this.#options, deadline: BACKSTOP_MS }, call);
    } catch (error) {
      throw ofTheCall(error);
    }
  }

  get #options(): { credentials: Login; requiresLeader: boolean } {
    return { credentials: this.#credentials, requiresLeader: this.#requiresLeader };
  }
}

/** The status of a call says in its trailers which of the database's own errors it is. */
const ofTheCall = (error: unknown): Failure => toFailure(error instanceof Error ? convertToCommandError(error) : error);

const batchAppend = (service: StreamsClient, args: StreamArguments) => service.batchAppend(...args);

/** gRPC shares a connection among channels with equal options, also one that hangs. So the options are never equal. */
function connect({ address, options, isSecure }: Connection): EventStoreDBClient {
  opened += 1;
  const query = new Map(options);
  query.set('keepAliveTimeout', String(Number(options.get('keepAliveTimeout') ?? KEEP_ALIVE_MS) + (opened % KEEP_ALIVE_MS)));
  if (!query.has('gossipTimeout')) query.set('gossipTimeout', String(GOSSIP_SECONDS));
  const text = `${address}?${[...query].map(([name, value]) => `${name}=${value}`).join('&')}`;
  try {
    return patched(EventStoreDBClient.connectionString(text), isSecure ? () => EventStoreDBClient.connectionString(NOWHERE) : null);
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

async function* pages(open: () => Call, listening: StreamOptions): AsyncGenerator<Page, void, undefined> {
  for await (const items of streamPages(open, listening)) {
    yield (items as readonly ResolvedEvent[]).flatMap(({ event }) => (event ? [toRaw(event)] : []));
  }
}

/** Servers before 22.6 do not give the log position of a stream's event. */
const NO_POSITION = 0xffff_ffff_ffff_ffffn;

function toRaw(event: ClientEvent): RawEvent {
  const { id, type, streamId, revision, position, data, metadata, created } = event;
  if (!position || position.commit >= NO_POSITION) throw new Failure('refused', { code: 'no-positions' });
  return { id, type, stream: streamId, revision: Number(revision), position, data, metadata, recordedAt: created, bytes: bytesOf(event) };
}
