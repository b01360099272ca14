import { connect } from 'node:net';

export type RawAnswer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Sends bytes as they are, which no client would; null when the connection is closed without an answer. */
export function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer | null> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // Cut off while it still sends: what was answered by then counts.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parsed(Buffer.concat(chunks).toString())));
  });
}

function parsed(text: string): RawAnswer | null {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return Number.isNaN(status) ? null : { status, headers, body: rest.join('\r\n\r\n') };
}
