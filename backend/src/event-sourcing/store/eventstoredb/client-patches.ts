import { isIP } from 'node:net';

/** Private members of the client 6.2.1, its last version. */
type Internals = {
  execute<Service, T>(
    service: abstract new (...args: never[]) => Service,
    name: string,
    work: (service: Service) => Promise<T>,
  ): Promise<T>;
  /** Login and deadline, in the types of the client's own gRPC: fit for its services. */
  callArguments(options: object, call?: { readonly deadline: number }): never;
  handleError(...args: readonly unknown[]): Promise<void>;
  GRPCStreamCreator(...args: readonly unknown[]): () => Promise<CancellableStream>;
  createChannel(): Promise<Channel>;
};

type Channel = { close(): void; readonly internalChannel?: { readonly credentials?: Credentials } };

/** Of the client's gRPC, 1.14. */
type Credentials = { _createSecureConnector?(...args: readonly unknown[]): { readonly connectionOptions?: { servername?: string } } };

type CancellableStream = { cancel?(): void; resume?(): unknown };

const internalsOf = (client: object): Internals => client as Internals;

const channels = new WeakMap<object, Channel>();

let namedRight: Promise<void> | null = null;

/**
 * Three bugs of the client. It repairs a broken channel in a promise that nobody awaits: a rejection would end the process. And a call that
 * is cancelled after the server ended it is kept for ever, and `dispose` waits for it: so a cancelled call is read to its end.
 * And its gRPC gives TLS addresses for names. `another`, where there is TLS, makes one that is never connected.
 */
export function patched<Client extends object>(client: Client, another: (() => Client) | null): Client {
  const internals = internalsOf(client);
  const { handleError, GRPCStreamCreator, createChannel } = internals;
  internals.handleError = (...args) => handleError(...args).catch(() => undefined);
  internals.GRPCStreamCreator = (...args) => {
    const create = GRPCStreamCreator(...args);
    return async () => drainedOnCancel(await create());
  };
  internals.createChannel = async () => {
    if (another) await (namedRight ??= leaveOutAddresses(internalsOf(another())).catch(() => undefined));
    const channel = await createChannel();
    channels.set(client, channel);
    return channel;
  };
  return client;
}

/**
 * Where a server has no name, its address stood for one in TLS. The standard does not allow that, and Node warns of it; the certificate is
 * compared with the address all the same. The class is found by a channel: the client hides its credentials.
 */
async function leaveOutAddresses({ createChannel }: Internals): Promise<void> {
  const channel = await createChannel();
  const type: Credentials | null = Object.getPrototypeOf(channel.internalChannel?.credentials ?? {});
  channel.close();
  const create = type?._createSecureConnector;
  if (!type || !create) return;
  type._createSecureConnector = function createSecureConnector(this: Credentials, ...args) {
    const connector = create.apply(this, [...args]);
    if (isIP(connector.connectionOptions?.servername ?? '')) delete connector.connectionOptions?.servername;
    return connector;
  };
}

/** Calls a service of the server that the client has no method for, over the connection that it has. */
export function callService<Service>(
  client: object,
  service: abstract new (...args: never[]) => Service,
  options: object,
  call: (service: Service, args: never, done: (error: Error | null) => void) => unknown,
): Promise<void> {
  const internals = internalsOf(client);
  return internals.execute(
    service,
    service.name,
    (opened) =>
      new Promise((resolve, reject) => {
        call(opened, internals.callArguments(options), (error) => (error ? reject(error) : resolve()));
      }),
  );
}

/** A call that stays open. `dispose` ends it, and when it fails the client replaces its connection. */
export function openStream<Service, Stream extends object>(
  client: object,
  service: abstract new (...args: never[]) => Service,
  options: object,
  call: (service: Service, args: never) => Stream,
): Promise<Stream> {
  const internals = internalsOf(client);
  const create = (opened: Service): Stream => call(opened, internals.callArguments(options, { deadline: Infinity }));
  return internals.GRPCStreamCreator(service, service.name, create)() as Promise<Stream>;
}

export type EventBytes = { readonly data: Uint8Array; readonly metadata: Uint8Array };

type Message = { getEvent(): { getEvent(): { getData_asU8(): Uint8Array; getCustomMetadata_asU8(): Uint8Array } | undefined } };
type Transforming = { _transform(message: Message, encoding: string, next: (error?: Error | null, item?: object) => void): void };

const bytes = new WeakMap<object, EventBytes>();

/** The client parses JSON and throws the bytes away; they are kept beside each event of this read. */
export function keepingBytes<Source extends object>(source: Source): Source {
  const reading = source as unknown as Transforming;
  const transform = reading._transform.bind(source);
  reading._transform = (message, encoding, next) =>
    transform(message, encoding, (error, item) => {
      const { event } = (item ?? {}) as { event?: object };
      const recorded = event && message.getEvent().getEvent();
      if (recorded) bytes.set(event, { data: recorded.getData_asU8(), metadata: recorded.getCustomMetadata_asU8() });
      next(error, item);
    });
  return source;
}

export const bytesOf = (event: object): EventBytes | undefined => bytes.get(event);

/** `dispose` leaves it open. */
export function closeChannel(client: object): void {
  channels.get(client)?.close();
}

function drainedOnCancel(stream: CancellableStream): CancellableStream {
  const cancel = stream.cancel?.bind(stream);
  if (!cancel) return stream;
  stream.cancel = () => {
    cancel();
    stream.resume?.();
  };
  return stream;
}
