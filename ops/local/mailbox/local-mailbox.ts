import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { controlRoutes } from '../kit/control-routes.ts';
import { createFaults, type Fault, type Faults } from '../kit/faults.ts';
import { listen, type LocalHandler, type LocalServer } from '../kit/http-server.ts';
import { refuseProduction } from '../kit/refuse-production.ts';
import { json } from '../kit/responses.ts';
import { createInboxApi } from './inbox/inbox-api.ts';
import { createEventRoutes } from './events/event-routes.ts';
import { type EventSender, type EventTarget, startEvents } from './events/event-sender.ts';
import { eventOf, type Play, playOf } from './events/plays.ts';
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
  /** Where it reports what becomes of mails: by itself as soon as one is taken, unless that is switched off. Nowhere when left out. */
  readonly events?: EventTarget & { readonly byThemselves?: boolean };
  readonly now?: () => Date;
  readonly newId?: () => string;
};

export type LocalMailbox = LocalServer & {
  readonly messages: () => readonly Summary[];
  readonly message: (id: string) => Message | undefined;
  readonly clear: () => void;
  /** Reports that this became of a mail; true when the report was taken. */
  readonly play: (id: string, play: Play) => Promise<boolean>;
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
    const events = options.events && startEvents(options.events, options.now ?? (() => new Date()));
    const play = playsOf(options, store, events);
    handler = createHandler(options, { store, faults, play });
    const close = async (): Promise<void> => {
      events?.stop();
      await server.close();
      store.close();
    };
    return { ...server, close, messages: store.list, message: store.get, clear: store.clear, setFault: faults.set, play };
  } catch (error) {
    await server.close();
    throw error;
  }
}

type PlayMail = LocalMailbox['play'];
type Parts = { readonly store: MessageStore; readonly faults: Faults; readonly play: PlayMail };

function playsOf({ now = () => new Date() }: LocalMailboxOptions, store: MessageStore, events: EventSender | undefined): PlayMail {
  return async (id, play) => {
    const summary = store.list().find((message) => message.id === id);
    return summary !== undefined && events !== undefined && events.send([eventOf(summary, play, now())]);
  };
}

function createHandler(options: LocalMailboxOptions, { store, faults, play }: Parts): LocalHandler {
  const { apiKey, now = () => new Date(), newId = () => randomBytes(16).toString('base64url') } = options;
  const taken = async (messages: readonly Message[]): Promise<void> => {
    if (options.events?.byThemselves === false) return;
    for (const message of messages) for (const each of playOf(message)) await play(message.id, each);
  };
  const sendGrid = createSendGridApi({ store, faults, apiKey, now, newId, taken });
  const inbox = createInboxApi(store);
  const control = controlRoutes(faults);
  const events = createEventRoutes(play);
  const pages = createPageRoutes(store, options.events !== undefined);
  return async (request) => {
    if (request.path.startsWith('/v3/')) return sendGrid(request);
    return control(request) ?? inbox(request) ?? (await events(request)) ?? pages(request) ?? json({ error: 'Not found' }, 404);
  };
}
