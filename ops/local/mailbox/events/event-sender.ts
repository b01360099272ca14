import { createPrivateKey, sign } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MailEvent } from './plays.ts';

export type EventTarget = {
  /** Where the reports are posted. */
  readonly url: string;
  /** PKCS #8 in base64, of the curve P-256. */
  readonly privateKey: string;
};

export type EventSender = {
  /** In order; each is tried a few times. True when it was taken. */
  readonly send: (events: readonly MailEvent[]) => Promise<boolean>;
  readonly stop: () => void;
};

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 250;
const TIMEOUT_MS = 10_000;

/** Posts reports as SendGrid's Signed Event Webhook does: ECDSA with SHA-256 over the timestamp and the body. */
export function startEvents({ url, privateKey }: EventTarget, now: () => Date): EventSender {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const stopping = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  const post = async (body: string): Promise<boolean> => {
    const timestamp = String(Math.floor(now().getTime() / 1_000));
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'SendGrid Event API',
          'x-twilio-email-event-webhook-timestamp': timestamp,
          'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + body), key).toString('base64'),
        },
        body,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  };
  const attempt = async (body: string): Promise<boolean> => {
    for (let tries = 1; !stopping.signal.aborted; tries += 1) {
      if (await post(body)) return true;
      if (tries >= ATTEMPTS) return false;
      await sleep(FIRST_PAUSE_MS * 2 ** (tries - 1), undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
    return false;
  };
  return {
    send: (events) => {
      const sent = last.then(() => attempt(JSON.stringify(events)));
      last = sent;
      return sent;
    },
    stop: () => stopping.abort(),
  };
}
