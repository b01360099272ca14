import { isDeepStrictEqual } from 'node:util';
import { londonDate, WIZARD_STEPS, type WillAnswers, withoutStale } from '@willow/contracts';
import fc from 'fast-check';
import { signedInCustomer, type Browser } from '../people.ts';
import type { Product } from '../product.ts';
import { randomAnswers } from './random-answers.ts';
import { gapIn, keptOf } from './verdicts.ts';

export type Tally = { refused: number; incomplete: number; submitted: number; readonly findings: string[] };

/** Saves that one customer may make within a minute, and submit. */
const A_CUSTOMER = 55;

/** Saves and submits random answers, and says where the server's verdict differs from the contract's rules, or a stale answer is left. */
export async function fuzzAnswers(product: Product, count: number, seed: number): Promise<Tally> {
  const tally: Tally = { refused: 0, incomplete: 0, submitted: 0, findings: [] };
  const lists = fc.sample(randomAnswers, { numRuns: count, seed });
  for (let start = 0; start < count; start += A_CUSTOMER) {
    const { agent } = await signedInCustomer(product);
    let before: WillAnswers = {};
    for (const answers of lists.slice(start, start + A_CUSTOMER))
      before = await tryOut(product, agent, JSON.stringify(answers), before, tally);
  }
  return tally;
}

async function tryOut(product: Product, agent: Browser, json: string, before: WillAnswers, tally: Tally): Promise<WillAnswers> {
  const today = londonDate(product.clock.now());
  const found = (what: string, body: unknown): void => void tally.findings.push(`${what}: ${JSON.stringify(body)} for ${json}`);
  const kept = keptOf(json, before, today);
  const saved = await agent.post('/api/will').type('json').send(`{"step":${WIZARD_STEPS},"answers":${json}}`);
  if (!kept) {
    tally.refused += 1;
    if (saved.status !== 400) found(`saved with ${saved.status}, against the rules`, saved.body);
    return before;
  }
  const stored = saved.body.willAnswers?.jsonAnswers;
  if (saved.status !== 200 || !isDeepStrictEqual(stored, JSON.parse(JSON.stringify(kept)))) found(`not kept (${saved.status})`, saved.body);
  const gap = gapIn(kept, today);
  const submitted = await agent.post('/api/will/submit');
  if (gap.length > 0) {
    tally.incomplete += 1;
    const isSame = submitted.status === 400 && isDeepStrictEqual(submitted.body.errors, JSON.parse(JSON.stringify(gap)));
    if (!isSame) found(`submitted with ${submitted.status}, where ${JSON.stringify(gap)} is missing`, submitted.body);
  } else {
    tally.submitted += 1;
    const { jsonAnswers } = submitted.body.willAnswers ?? {};
    const isWhole = submitted.status === 200 && isDeepStrictEqual(withoutStale(jsonAnswers), jsonAnswers);
    if (!isWhole) found(`not submitted (${submitted.status}), or stale`, submitted.body);
  }
  return kept;
}
