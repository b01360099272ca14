import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MESSAGES } from '@willow/contracts';
import type { Answer, Body, Method, Visitor } from '../../people/visitor.ts';
import { patient } from '../../testing/machine/patience.ts';
import type { Command, Ledger } from '../ledger.ts';

/** After so long somebody stops asking, and looks how it stands. A call whose process was killed is told apart after a minute. */
const PATIENCE_MS = patient(30_000);
const READS_FOR_MS = patient(120_000);
const PAUSE_MS = 200;

/** Nobody knows whether it was done. */
export class CannotTell extends Error {}

/** The product does not come back: nobody waits for it any more. */
class Gone extends Error {}

export class Refused extends Error {
  readonly status: number;

  constructor(what: string, { status, text }: Answer) {
    super(`${what} was answered ${status}: ${text.slice(0, 200)}`);
    this.status = status;
  }
}

export type Insisting = {
  readonly ledger: Ledger;
  /** Broken on purpose: each attempt is a command of its own to the product. */
  readonly forgetsIds: boolean;
  /** Aborts when the product does not come back. */
  readonly gone: AbortSignal;
};

/** `signsIn`: a session may have ended meanwhile, as when clocks jump. False when nobody is known by that address any more. */
export type Self = { readonly browser: Visitor; readonly signsIn: () => Promise<boolean>; readonly gone: AbortSignal };

type Request = { readonly method: Method; readonly path: string; readonly body?: Body };

const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300;
const isDoubtful = ({ status }: Answer): boolean => status >= 500;

const nextTry = ({ retryAfterSeconds }: Answer): number => Math.max(PAUSE_MS, (retryAfterSeconds ?? 0) * 1000);

/** Asks until there is an answer, with the same key each time, as both web apps do. What was answered with success stands in the ledger. */
export async function insist(
  { ledger, forgetsIds }: Insisting,
  { browser, signsIn, gone }: Self,
  command: Command,
  request: Request,
): Promise<Answer> {
  const { method, path, body } = request;
  const until = performance.now() + PATIENCE_MS;
  ledger.ask(command);
  for (;;) {
    if (gone.aborted) throw new Gone('The product is gone');
    const answer = await browser.ask(method, path, body, { key: forgetsIds ? randomUUID() : command.id }).catch(() => undefined);
    if (answer && isDone(answer)) {
      ledger.acknowledge(command);
      return answer;
    }
    if (!answer || isDoubtful(answer)) ledger.doubt(command);
    else if (answer.text.includes(MESSAGES.interrupted)) throw new CannotTell(command.what);
    else if (answer.status !== 429 && !(answer.status === 401 && (await signsIn()))) {
      ledger.refuse(command);
      throw new Refused(command.what, answer);
    }
    if (performance.now() > until) throw new CannotTell(command.what);
    await sleep(answer ? nextTry(answer) : PAUSE_MS);
  }
}

/** What the product shows, as soon as it shows it. */
export async function read<T>({ browser, signsIn, gone }: Self, path: string): Promise<T> {
  const until = performance.now() + READS_FOR_MS;
  for (;;) {
    if (gone.aborted) throw new Gone('The product is gone');
    const answer = await browser.ask('GET', path).catch(() => undefined);
    if (answer && isDone(answer))
      return (answer.text.startsWith('{') || answer.text.startsWith('[') ? JSON.parse(answer.text) : answer.text) as T;
    const goesOn = !answer || isDoubtful(answer) || answer.status === 429 || (answer.status === 401 && (await signsIn()));
    if (!goesOn) throw new Refused(`reading ${path}`, answer);
    if (performance.now() > until) throw new CannotTell(`reading ${path}`);
    await sleep(answer ? nextTry(answer) : PAUSE_MS);
  }
}
