import { sleep } from '../../run/launcher/processes.ts';
import type { Fault, World } from './fault.ts';
import { tell } from './stand-ins.ts';

const LASTS_MS = 3000;

/** Lost before or after the work was done, refused, slow; and reports that come twice, late, or the newest first. */
const KINDS = ['drop-before', 'drop-after', '500', '429', 'slow'] as const;
const REPORTS = ['duplicate', 'reorder', 'hold'] as const;

async function unreliable({ stage: { product }, random, crowd }: World): Promise<void> {
  const { stripeUrl, mailboxUrl } = product;
  await tell(`${stripeUrl}/_local/fault`, 'POST', { kind: random.pick(KINDS), times: random.between(1, 4), path: '/v1/', delayMs: 4000 });
  await tell(`${mailboxUrl}/_local/fault`, 'POST', {
    kind: random.pick(KINDS),
    times: random.between(1, 4),
    path: '/v3/mail/send',
    delayMs: 4000,
  });
  await tell(`${stripeUrl}/_local/webhooks`, 'POST', { mode: random.pick(REPORTS) });
  crowd.buys();
  await sleep(LASTS_MS);
  await tell(`${stripeUrl}/_local/fault`, 'DELETE');
  await tell(`${mailboxUrl}/_local/fault`, 'DELETE');
  await tell(`${stripeUrl}/_local/webhooks`, 'POST', { mode: 'on' });
}

export const provider: Fault = {
  name: 'provider',
  about: 'card and mail provider lose answers, refuse, and report twice, late and in the wrong order',
  kind: 'plain',
  strike: unreliable,
};
