import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server } from 'node:net';

export type LocalRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type LocalResponse = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

/** Answer of a handler that wants the connection cut. */
export const HANG_UP = Symbol('hang up');

export type LocalHandler = (request: LocalRequest) => Promise<LocalResponse | typeof HANG_UP>;

export type LocalServer = { readonly port: number; readonly url: string; readonly close: () => Promise<void> };

type ListenOptions = {
  readonly port: number;
  readonly maxBodyBytes: number;
  /** Of this machine on a network of containers, where it then answers, too. */
  readonly name?: string | undefined;
};

/** On loopback only, unless it has a name; port 0 takes any free port. */
export async function listen(handler: LocalHandler, options: ListenOptions): Promise<LocalServer> {
  const names = ['localhost', '127.0.0.1', '[::1]', ...(options.name ? [options.name] : [])];
  const server = createServer((incoming, outgoing) => {
    void answer(isForeign(incoming, names) ? refuse : handler, options.maxBodyBytes, incoming, outgoing);
  });
  // Longer than any client keeps an idle connection, so that none is reused just as it closes.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.name ? '0.0.0.0' : '127.0.0.1', resolve);
  });
  const port = portOf(server);
  const close = async (): Promise<void> => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  };
  return { port, url: `http://localhost:${port}`, close };
}

export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen on a port');
  return address.port;
}

async function answer(handler: LocalHandler, maxBodyBytes: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    const body = await readBody(incoming, maxBodyBytes);
    const response = body === undefined ? TOO_LARGE : await handler(toLocalRequest(incoming, body));
    if (response === HANG_UP) incoming.socket.destroy();
    else send(outgoing, response, incoming.method === 'HEAD');
  } catch (error) {
    if (outgoing.destroyed || incoming.socket.destroyed) return;
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    send(outgoing, { status: 500, headers: { 'content-type': 'text/plain' }, body: 'The stand-in failed; see its log.' }, false);
  }
}

/** A page elsewhere can have its own name point to this machine; the name it then asks for gives it away. */
const isForeign = ({ headers }: IncomingMessage, names: readonly string[]): boolean =>
  !names.includes((headers.host ?? '').toLowerCase().replace(/:\d+$/, ''));

const refuse: LocalHandler = () =>
  Promise.resolve({ status: 421, headers: { 'content-type': 'text/plain' }, body: 'This answers to names of this machine only.' });

const TOO_LARGE: LocalResponse = {
  status: 413,
  headers: { 'content-type': 'application/json' },
  body: '{"errors":[{"message":"Payload Too Large"}]}',
};

async function readBody(incoming: IncomingMessage, maxBodyBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  return size > maxBodyBytes ? undefined : Buffer.concat(chunks);
}

function toLocalRequest(incoming: IncomingMessage, body: Buffer): LocalRequest {
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  return { method, path: url.pathname, query: url.searchParams, headers: incoming.headers, body };
}

function send(outgoing: ServerResponse, { status, headers = {}, body = '' }: LocalResponse, headersOnly: boolean): void {
  const length = status === 204 || status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
  outgoing.writeHead(status, { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', ...headers, ...length });
  outgoing.end(headersOnly ? undefined : body);
}
