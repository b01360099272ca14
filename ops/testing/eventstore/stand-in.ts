import { setTimeout as sleep } from 'node:timers/promises';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import gossipServices from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import featureServices from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import operationServices from '@eventstore/db-client/generated/operations_grpc_pb.js';
import streamServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import userServices from '@eventstore/db-client/generated/users_grpc_pb.js';
import { append, batchAppend } from './append-service.ts';
import { getSupportedMethods, readGossip } from './cluster-service.ts';
import { softDelete, tombstone } from './delete-service.ts';
import { Log } from './log.ts';
import { Node } from './node.ts';
import type { Login } from './access.ts';
import { resignNode, setNodePriority } from './operations-service.ts';
import { read } from './read-service.ts';
import { statusError } from './status.ts';
import type { StatusName } from './status.ts';
import { Subscriptions } from './subscriptions.ts';
import { createUser, resetPassword, userDetails } from './users-service.ts';

export type StandInOptions = {
  readonly host?: string;
  readonly port?: number;
  readonly log?: Log;
  /** In elections, as the server's settings have it. */
  readonly priority?: number;
  /** The administrator; everybody may do everything when unset. The client sends a login over TLS only. */
  readonly login?: Login;
  readonly tls?: { readonly key: Buffer; readonly certificate: Buffer };
};

const START_WITHIN_MS = 10_000;
const RECEIVE_LIMIT = 17 * 1024 * 1024;

/**
 * The part of EventStoreDB's protocol that the product uses, built on the client package's definitions. Events are in memory. It proves
 * how our code and the client behave, not how a server does.
 */
export class EventStoreStandIn {
  readonly node: Node;
  readonly subscriptions: Subscriptions;
  readonly host: string;
  readonly #options: StandInOptions;
  #server: Server | null = null;
  #port: number;

  private constructor(options: StandInOptions) {
    this.#options = options;
    this.host = options.host ?? '127.0.0.1';
    this.#port = options.port ?? 0;
    this.node = new Node(options.log ?? new Log(), options.login ?? null);
    this.subscriptions = new Subscriptions(this.node.log);
  }

  static async start(options: StandInOptions = {}): Promise<EventStoreStandIn> {
    const standIn = new EventStoreStandIn(options);
    await standIn.start();
    return standIn;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `esdb://${this.host}:${this.#port}?tls=${this.#options.tls ? 'true' : 'false'}`;
  }

  /** After `kill` at the same port, which somebody's connection may have for its own end meanwhile: then a little later. */
  async start(): Promise<void> {
    const until = performance.now() + START_WITHIN_MS;
    for (;;) {
      try {
        return await this.#startOnce();
      } catch (error) {
        if (performance.now() > until || !String(error).includes('EADDRINUSE')) throw error;
        await sleep(100);
      }
    }
  }

  async #startOnce(): Promise<void> {
    const server = new Server({ 'grpc.max_receive_message_length': RECEIVE_LIMIT });
    this.#addServices(server);
    this.#port = await new Promise<number>((resolve, reject) =>
      server.bindAsync(`${this.host}:${this.#port}`, this.#credentials(), (error, port) => (error ? reject(error) : resolve(port))),
    );
    this.#server = server;
    this.node.standAnew(this.#options.priority ?? 0);
  }

  /** Connections break, calls are cut off. What was stored stays stored; what the server remembered is gone. */
  kill(): void {
    this.node.log.forgetRecent();
    this.#server?.forceShutdown();
    this.#server = null;
  }

  endSubscriptions(): void {
    this.subscriptions.endAll();
  }

  /** Without an error. */
  endBatches(): void {
    for (const call of this.node.openBatches) call.end();
  }

  failSubscriptions(code: StatusName): void {
    this.subscriptions.failAll(statusError(code, 'A fault'));
  }

  close(): Promise<void> {
    this.kill();
    return Promise.resolve();
  }

  #credentials(): ServerCredentials {
    const { tls } = this.#options;
    return tls
      ? ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }])
      : ServerCredentials.createInsecure();
  }

  #addServices(server: Server): void {
    const { node } = this;
    server.addService(streamServices.StreamsService, {
      read: read(node, this.subscriptions),
      append: append(node),
      batchAppend: batchAppend(node),
      delete: softDelete(node),
      tombstone: tombstone(node),
    });
    server.addService(userServices.UsersService, {
      create: createUser(node),
      resetPassword: resetPassword(node),
      details: userDetails(node),
    });
    server.addService(operationServices.OperationsService, {
      resignNode: resignNode(node),
      setNodePriority: setNodePriority(node),
    });
    server.addService(gossipServices.GossipService, { read: readGossip(node) });
    server.addService(featureServices.ServerFeaturesService, { getSupportedMethods: getSupportedMethods(node) });
  }
}
