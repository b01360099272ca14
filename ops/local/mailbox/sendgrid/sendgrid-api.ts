import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Faults } from '../../kit/faults.ts';
import { HANG_UP, type LocalHandler, type LocalRequest, type LocalResponse } from '../../kit/http-server.ts';
import { isRecord, json, readJson } from '../../kit/responses.ts';
import type { Message } from '../inbox/message.ts';
import type { MessageStore } from '../inbox/message-store.ts';
import { describeMessage, searchMessages } from './activity-api.ts';
import { refused, refusedWith } from './errors.ts';
import { checkMail } from './mail-body.ts';
import { toMessages } from './to-messages.ts';

type SendGridParts = {
  readonly store: MessageStore;
  readonly faults: Faults;
  readonly apiKey: string | undefined;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Called with mails that were taken, after the answer. */
  readonly taken: (messages: readonly Message[]) => Promise<void>;
};

/** What the key may do here. */
const SCOPES = [
  'mail.send',
  'messages.read',
  'recipients.erasejob.create',
  'suppression.bounces.delete',
  'suppression.invalid_emails.delete',
];

export function createSendGridApi(parts: SendGridParts): LocalHandler {
  return async (request) => {
    const fault = parts.faults.take(request.method, request.path);
    if (fault?.kind === 'drop-before') return HANG_UP;
    if (fault?.kind === '500') return refusedWith(500, 'internal server error');
    if (fault?.kind === '429') return tooMany(parts.now());
    const answer = await answerSlowly(parts, request, fault);
    return fault?.kind === 'drop-after' ? HANG_UP : answer;
  };
}

async function answerSlowly(parts: SendGridParts, request: LocalRequest, fault: Fault | undefined): Promise<LocalResponse> {
  if (fault?.kind === 'slow') await sleep(fault.delayMs ?? 2000);
  if (!isAllowed(request, parts.apiKey)) return refusedWith(401, 'The provided authorization grant is invalid, expired, or revoked');
  const { method, path } = request;
  if (method === 'POST' && path === '/v3/mail/send') return send(parts, request);
  if (method === 'GET' && path === '/v3/messages') return searchMessages(parts.store, request.query);
  if (method === 'GET' && path.startsWith('/v3/messages/')) return describeMessage(parts.store, path.slice('/v3/messages/'.length));
  if (method === 'POST' && path === '/v3/recipients/erasejob') return erase(parts, request);
  // It gives no address up, so there is nothing to take off its lists.
  if (method === 'DELETE' && /^\/v3\/suppression\/(bounces|invalid_emails)$/.test(path)) return { status: 204 };
  if (method === 'GET' && path === '/v3/scopes') return json({ scopes: SCOPES });
  return refusedWith(404, 'not found');
}

/** SendGrid answers at once and deletes within days; this one deletes at once. */
function erase({ store, newId }: SendGridParts, request: LocalRequest): LocalResponse {
  const body = readJson(request);
  const addresses: unknown = isRecord(body) ? body['email_addresses'] : undefined;
  const isList =
    Array.isArray(addresses) && addresses.length > 0 && addresses.every((address): address is string => typeof address === 'string');
  if (!isList) return refused([{ message: 'email_addresses is required', field: 'email_addresses', help: null }]);
  store.erase(addresses);
  return json({ job_id: newId() }, 202);
}

function send({ store, now, newId, taken }: SendGridParts, request: LocalRequest): LocalResponse {
  if (!(request.headers['content-type'] ?? '').startsWith('application/json'))
    return refusedWith(415, 'Content-Type should be application/json.');
  const checked = checkMail(readJson(request));
  if (checked.errors) return refused(checked.errors);
  const { mail } = checked;
  if (mail.mail_settings?.sandbox_mode?.enable === true) return { status: 200 };
  const id = newId();
  const messages = toMessages(mail, id, now().toISOString());
  store.add(messages);
  void taken(messages);
  return { status: 202, headers: { 'x-message-id': id } };
}

function isAllowed({ headers }: LocalRequest, apiKey: string | undefined): boolean {
  const key = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  return apiKey === undefined ? key.startsWith('SG.') : key === apiKey;
}

function tooMany(moment: Date): LocalResponse {
  const reset = String(Math.ceil(moment.getTime() / 1000) + 1);
  const answer = refusedWith(429, 'too many requests');
  return {
    ...answer,
    headers: { ...answer.headers, 'x-ratelimit-limit': '600', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
  };
}
