/** Private members of the client 6.2.1, its last version. */
type Internals = {
  handleError(...args: readonly unknown[]): Promise<void>;
  GRPCStreamCreator(...args: readonly unknown[]): () => Promise<CancellableStream>;
  createChannel(): Promise<Channel>;
};

type Channel = { close(): void };

type CancellableStream = { cancel?(): void; resume?(): unknown };

const internalsOf = (client: object): Internals => client as Internals;

const channels = new WeakMap<object, Channel>();

/**
 * Two bugs of the client. It repairs a broken channel in a promise that nobody awaits: a rejection would end the process. And a call that
 * is cancelled after the server ended it is kept for ever, and `dispose` waits for it: so a cancelled call is read to its end.
 */
export function patched<Client extends object>(client: Client): Client {
  const internals = internalsOf(client);
  const { handleError, GRPCStreamCreator, createChannel } = internals;
  internals.handleError = (...args) => handleError(...args).catch(() => undefined);
  internals.GRPCStreamCreator = (...args) => {
    const create = GRPCStreamCreator(...args);
    return async () => drainedOnCancel(await create());
  };
  internals.createChannel = async () => {
    const channel = await createChannel();
    channels.set(client, channel);
    return channel;
  };
  return client;
}

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
