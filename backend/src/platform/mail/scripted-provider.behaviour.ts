import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Sent = { readonly headers: IncomingMessage['headers']; readonly body: Record<string, unknown> };

type Answer = (response: ServerResponse) => void;

export const status =
  (code: number, body: unknown = { errors: [{ message: 'scripted' }] }): Answer =>
  (response) =>
    void response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
export const accepted: Answer = (response) => void response.writeHead(202, { 'x-message-id': 'message-1' }).end();
export const cut: Answer = (response) => void response.destroy();
export const silence: Answer = () => undefined;
export const found = status(200, { messages: [{ msg_id: 'message-1.recvd-77b9d5f4c-x1.filter', status: 'delivered' }] });
export const notFound = status(200, { messages: [] });

/** Answers that trickle in never trip a timeout that starts anew with every byte. */
export const trickle: Answer = (response) => {
  response.writeHead(202, { 'content-type': 'application/json' });
  const drip = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(drip));
};

export type ScriptedProvider = {
  readonly url: string;
  readonly sent: Sent[];
  readonly asked: URLSearchParams[];
  readonly script: { send: Answer[]; ask: Answer[] };
  close(): Promise<void>;
};

export async function scriptedProvider(): Promise<ScriptedProvider> {
  const sent: Sent[] = [];
  const asked: URLSearchParams[] = [];
  const script = { send: [] as Answer[], ask: [] as Answer[] };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const isSend = request.method === 'POST' && url.pathname === '/v3/mail/send';
    if (isSend) sent.push({ headers: request.headers, body: JSON.parse(await textOf(request)) as Sent['body'] });
    else if (request.method === 'GET' && url.pathname === '/v3/messages') asked.push(url.searchParams);
    const answer = isSend ? script.send.shift() : script.ask.shift();
    (answer ?? status(599))(response);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent, asked, script, close };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
