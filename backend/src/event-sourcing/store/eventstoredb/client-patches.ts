/** What the client keeps to itself and gets wrong in 6.2.1, its last version. */
type Internals = {
  handleError(...args: readonly unknown[]): Promise<void>;
  GRPCStreamCreator(...args: readonly unknown[]): () => Promise<unknown>;
  createChannel(): Promise<Channel>;
};

type Channel = { close(): void };

type CancellableStream = { cancel?(): void; resume?(): unknown };

const internalsOf = (client: object): Internals => client as Internals;

const channels = new WeakMap<object, Channel>();

/**
 * Mends two things. The client looks after a broken channel without anybody waiting for it: when that fails, too, the rejection would end
 * the process. And it keeps a call that was cancelled after the server had ended it for ever, and waits for it when it is disposed of:
 * nobody reads the end of it any more.
 */
export function patched<Client extends object>(client: Client): Client {
  const internals = internalsOf(client);
  const { handleError, GRPCStreamCreator, createChannel } = internals;
  internals.handleError = (...args) => handleError(...args).catch(() => undefined);
  internals.GRPCStreamCreator = (...args) => {
    const create = GRPCStreamCreator(...args);
    return async () => drainedOnCancel((await create()) as CancellableStream);
  };
  internals.createChannel = async () => {
    const channel = await createChannel();
    channels.set(client, channel);
    return channel;
  };
  return client;
}

/** Closes the client's connection, which `dispose` leaves open. The client itself closes those that failed. */
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
