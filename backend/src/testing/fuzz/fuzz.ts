import { Agent, request as httpRequest } from 'node:http';
import Stripe from 'stripe';
import type { FuzzRequest, Session } from './requests.ts';

export type Target = { readonly url: string; readonly webhookSecret: string; readonly cookies: Readonly<Record<Session, string>> };
export type Finding = { readonly what: string; readonly request: string };
export type Report = {
  readonly statuses: Readonly<Record<string, number>>;
  readonly overloaded: number;
  readonly findings: readonly Finding[];
};

const HANG_MS = 30_000;
const { webhooks } = new Stripe('sk_test_fuzz');

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, unknown>> } | 'hangs' | 'closed';

/** Sends them in so many lanes, and says what must not be: a failure of ours, an answer that never comes, one without our headers. */
export async function fuzz(target: Target, list: readonly FuzzRequest[], lanes: number): Promise<Report> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const waiting = [...list];
  const statuses: Record<string, number> = {};
  const findings: Finding[] = [];
  let overloaded = 0;
  const lane = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await send(target, next, agent);
      const status = typeof answer === 'string' ? answer : String(answer.status);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (typeof answer !== 'string' && answer.status === 503 && answer.headers['retry-after']) overloaded += 1;
      else findings.push(...problemsOf(answer, next));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  agent.destroy();
  return { statuses, overloaded, findings };
}

function problemsOf(answer: Answer, request: FuzzRequest): Finding[] {
  const shown = `${request.session}: ${request.method} ${request.path.slice(0, 200)} ${request.type} ${request.body?.slice(0, 300)}`;
  const found = (what: string): Finding => ({ what, request: shown });
  if (answer === 'hangs') return [found('no answer within 30 s')];
  if (answer === 'closed') return request.cutAfter === null ? [found('closed without an answer')] : [];
  const isSafe = answer.headers['x-content-type-options'] === 'nosniff' && answer.headers['x-frame-options'] === 'DENY';
  return [
    ...(answer.status >= 500 ? [found(`status ${answer.status}`)] : []),
    ...(isSafe ? [] : [found(`status ${answer.status} without headers`)]),
  ];
}

function send({ url, webhookSecret, cookies }: Target, request: FuzzRequest, agent: Agent): Promise<Answer> {
  const body = request.body === null ? null : Buffer.from(request.body);
  const cookie = cookies[request.session];
  const headers = {
    ...(cookie ? { cookie } : {}),
    ...(request.type && body ? { 'content-type': request.type } : {}),
    ...(body ? { 'content-length': body.length } : {}),
    ...(request.signed
      ? { 'stripe-signature': webhooks.generateTestHeaderString({ payload: request.body ?? '', secret: webhookSecret }) }
      : {}),
  };
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const sent = httpRequest({ host: hostname, port, method: request.method, path: request.path, headers, agent, setHost: true });
    const timer = setTimeout(() => {
      resolve('hangs');
      sent.destroy();
    }, HANG_MS);
    const done = (answer: Answer): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers }));
      answer.on('error', () => done('closed'));
    });
    sent.on('error', () => done('closed'));
    if (!body || request.cutAfter === null) return void sent.end(body ?? undefined);
    sent.write(body.subarray(0, Math.min(request.cutAfter, body.length - 1)), () => sent.destroy());
  });
}
