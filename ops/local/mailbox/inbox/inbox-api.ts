import type { LocalRequest, LocalResponse } from '../../kit/http-server.ts';
import { json } from '../../kit/responses.ts';
import { decodedSize, type Attachment, type Message, type Summary } from './message.ts';
import type { MessageStore } from './message-store.ts';

export function createInboxApi(store: MessageStore): (request: LocalRequest) => LocalResponse | undefined {
  return ({ method, path, query }) => {
    if (path === '/api/version' && method === 'GET') return json({ version: store.version() });
    if (path === '/api/messages') return collection(store, method, query.get('to'));
    const [, id = '', index] = /^\/api\/messages\/([\w.-]+)(?:\/attachments\/(\d+))?$/.exec(path) ?? [];
    if (id === '' || method !== 'GET') return undefined;
    const message = store.get(id);
    if (!message) return json({ error: 'There is no such message.' }, 404);
    return index === undefined ? json(detail(message)) : download(message.attachments[Number(index)]);
  };
}

function collection(store: MessageStore, method: string, to: string | null): LocalResponse | undefined {
  if (method === 'DELETE') {
    store.clear();
    return { status: 204 };
  }
  if (method !== 'GET') return undefined;
  const wanted = store.list().filter((summary) => to === null || summary.to.toLowerCase() === to.toLowerCase());
  return json(wanted.map(listed));
}

const listed = ({ id, to, from, subject, receivedAt, attachments }: Summary) => ({ id, to, from, subject, receivedAt, attachments });

function detail(message: Message) {
  return { ...message, attachments: message.attachments.map((attachment) => ({ ...attachment, size: decodedSize(attachment) })) };
}

function download(attachment: Attachment | undefined): LocalResponse {
  if (!attachment) return json({ error: 'There is no such attachment.' }, 404);
  // Whoever sent the mail chose name and type; neither may turn the download into a page of this origin.
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(attachment.type) ? attachment.type : 'application/octet-stream';
  return {
    status: 200,
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeFilename(attachment.filename)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
    body: Buffer.from(attachment.content, 'base64'),
  };
}

const encodeFilename = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
