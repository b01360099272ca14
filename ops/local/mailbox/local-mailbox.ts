import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { controlRoutes } from '../kit/control-routes.ts';
import { createFaults, type Fault, type Faults } from '../kit/faults.ts';
import { listen, type LocalHandler, type LocalServer } from '../kit/http-server.ts';
import { refuseProduction } from '../kit/refuse-production.ts';
import { json } from '../kit/responses.ts';
import { createInboxApi } from './inbox/inbox-api.ts';
import type { Message, Summary } from './inbox/message.ts';
import { openMessageStore, type MessageStore } from './inbox/message-store.ts';
import { createPageRoutes } from './pages/page-routes.ts';
import { createSendGridApi } from './sendgrid/sendgrid-api.ts';

export type LocalMailboxOptions = {
  readonly port: number;
  /** By which other containers reach it; on loopback only when left out. */
  readonly name?: string;
  /** In memory only when left out. */
  readonly dataDir?: string;
  /** Any key of SendGrid's form when left out. */
  readonly apiKey?: string;
  readonly now?: () => Date;
  readonly newId?: () => string;
};

export type LocalMailbox = LocalServer & {
  readonly messages: () => readonly Summary[];
  readonly message: (id: string) => Message | undefined;
  readonly clear: () => void;
  readonly setFault: (fault: Fault | readonly Fault[] | null) => void;
};

/** SendGrid's limit. */
const MAX_BODY_BYTES = 30 * (1 << 20);

/** Takes mail as SendGrid does and shows it instead of sending it. Refuses to run in production. */
export async function startLocalMailbox(options: LocalMailboxOptions): Promise<LocalMailbox> {
  refuseProduction('The local mailbox');
  let handler: LocalHandler = () => Promise.resolve(json({ error: 'starting' }, 503));
  // The port comes first: a second mailbox must fail on it before it touches the first one's data.
  const server = await listen((request) => handler(request), { port: options.port, name: options.name, maxBodyBytes: MAX_BODY_BYTES });
  try {
    const { dataDir } = options;
    const store = openMessageStore(dataDir === undefined ? undefined : join(dataDir, 'local-mailbox.ndjson'));
    const faults = createFaults();
    handler = createHandler(options, store, faults);
    const close = async (): Promise<void> => {
      await server.close();
      store.close();
    };
    return { ...server, close, messages: store.list, message: store.get, clear: store.clear, setFault: faults.set };
  } catch (error) {
    await server.close();
    throw error;
  }
}

function createHandler(options: LocalMailboxOptions, store: MessageStore, faults: Faults): LocalHandler {
  const { apiKey, now = () => new Date(), newId = () => randomBytes(16).toString('base64url') } = options;
  const sendGrid = createSendGridApi({ store, faults, apiKey, now, newId });
  const inbox = createInboxApi(store);
  const control = controlRoutes(faults);
  const pages = createPageRoutes(store);
  return async (request) => {
    if (request.path.startsWith('/v3/')) return sendGrid(request);
    return control(request) ?? inbox(request) ?? pages(request) ?? json({ error: 'Not found' }, 404);
  };
}
