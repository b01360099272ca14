import assert from 'node:assert/strict';
import { HEAP_FLAGS } from '../../run/launcher/node-part.ts';
import { figureOf } from '../kit/bench.ts';
import type { Figures } from '../kit/bench.ts';
import { withProcessGroup } from '../kit/process-group.ts';
import type { ProcessGroup } from '../kit/process-group.ts';
import { query, queryOne } from '../kit/database.ts';
import type { Server } from '../kit/database.ts';
import type { Rate } from '../kit/loops.ts';
import { say } from '../kit/progress.ts';
import { interleaved } from '../kit/rounds.ts';
import { appUrlOf, migrateProduct, productEnv } from '../product/product-env.ts';
import type { EmmettRole } from '../roles/emmett.role.ts';
import type { ProductRole } from '../roles/product.role.ts';
import type { ProjectorRole } from '../roles/projector.role.ts';
import { createClearFacts, insertSelect } from './insert-select.ts';
import { summary, withCost } from './part.ts';
import type { Part } from './part.ts';

const PROJECTION = 'customer-account';
const FACTS_PER_CUSTOMER = 10;
const WARM_UP_FACTS = 10_000;
const PROBE_FACTS = 2_000;

type Log = { readonly url: string; readonly head: number; readonly facts: number };

async function seededLog(
  group: ProcessGroup,
  server: Server,
  name: string,
  facts: number,
  masterKeyEnv: Readonly<Record<string, string>>,
): Promise<Log> {
  const url = appUrlOf(await server.newDatabase(name), server.dataDir);
  const env = { ...masterKeyEnv, DATABASE_URL: url };
  await migrateProduct(env);
  const writer = await group.role<ProductRole>('roles/product.role.ts', env);
  await writer.call('seedDetails', facts / FACTS_PER_CUSTOMER, FACTS_PER_CUSTOMER);
  const head = await writer.call('head');
  await writer.stop();
  say(`${name}: ${facts} sealed facts`);
  return { url, head, facts };
}

const forget = (server: Server, { url }: Log): Promise<unknown> =>
  query(
    server.adminUrl(url),
    `DELETE FROM subscription.checkpoint WHERE subscription = 'projection/${PROJECTION}'`,
    'TRUNCATE rm.customer_account',
  );

async function assertComplete({ url, facts }: Log): Promise<void> {
  const customers = facts / FACTS_PER_CUSTOMER;
  const { count, newest } = await queryOne<{ count: string; newest: string }>(
    url,
    `SELECT count(*) AS count, count(*) FILTER (WHERE email = format('jane.%s.${FACTS_PER_CUSTOMER - 1}@example.test', substr(full_name, 19))) AS newest
       FROM rm.customer_account`,
  );
  if (Number(count) !== customers || Number(newest) !== customers)
    throw new Error(`The read model has ${count} rows, ${newest} of them as the last facts say, of ${customers}`);
}

const rateOf = (count: number, seconds: number): Rate => ({ count, perSecond: count / seconds });

async function fastestOf(group: ProcessGroup, server: Server): Promise<{ readonly kind: string; readonly note: string }> {
  const emmett = await group.role<EmmettRole>('roles/emmett.role.ts', { DATABASE_URL: await server.newDatabase('catch-up-probe') });
  await emmett.call('seedDetails', PROBE_FACTS / FACTS_PER_CUSTOMER, FACTS_PER_CUSTOMER);
  const rates: { readonly kind: string; readonly perSecond: number }[] = [];
  for (const kind of await emmett.call('kinds')) {
    const { seconds } = await emmett.call('catchUp', kind);
    rates.push({ kind, perSecond: Math.round(PROBE_FACTS / seconds) });
  }
  await emmett.stop();
  const sorted = rates.toSorted((a, b) => b.perSecond - a.perSecond);
  const [fastest] = sorted;
  assert(fastest, 'Emmett has no projection');
  return { kind: fastest.kind, note: sorted.map(({ kind, perSecond }) => `${kind} ${perSecond}/s`).join(', ') };
}

/** Facts a second from an empty read model to the head of the log, by the product's own runner in a process of its own. */
export const catchUp: Part = (server, { rounds, facts, emmettFacts }) =>
  withProcessGroup(async (group) => {
    const env = await productEnv(await server.newDatabase('catch-up-unused'), server.dataDir);
    const small = await seededLog(group, server, 'catch-up-warm-up', Math.min(WARM_UP_FACTS, facts), env);
    const log = await seededLog(group, server, 'catch-up', facts, env);
    await createClearFacts(server.adminUrl(log.url), facts / FACTS_PER_CUSTOMER, FACTS_PER_CUSTOMER);
    const { kind, note } = await fastestOf(group, server);
    const emmett = await group.role<EmmettRole>('roles/emmett.role.ts', { DATABASE_URL: await server.newDatabase('catch-up-emmett') });
    await emmett.call('seedDetails', emmettFacts / FACTS_PER_CUSTOMER, FACTS_PER_CUSTOMER);

    const projector = await group.role<ProjectorRole>('roles/projector.role.ts', env, HEAP_FLAGS);
    const run = async (over: Log): Promise<Figures> => {
      await forget(server, over);
      const rate = await withCost(server, 'catchUp', [projector.pid], async () =>
        rateOf(over.facts, (await projector.call('catchUp', over.url, PROJECTION, over.head)).seconds),
      );
      await assertComplete(over);
      return rate;
    };
    await run(small);
    const before = await projector.call('memory');
    await run(log);
    const after = await projector.call('memory');
    const samples = await interleaved(
      rounds,
      {
        ours: () => run(log),
        insertSelect: () =>
          withCost(server, 'insertSelect', [], async () => rateOf(facts, await insertSelect(server.adminUrl(log.url), facts))),
        emmett: () =>
          withCost(server, 'catchUpEmmett', [emmett.pid], async () => rateOf(emmettFacts, (await emmett.call('catchUp', kind)).seconds)),
      },
      server.settle,
    );
    const { medians, spread } = summary(samples);
    const rate = figureOf(medians, 'catchUpPerSecond');
    return {
      medians: { ...medians, rssBeforeMb: before.rssMb, rssMaxMb: after.maxRssMb },
      spread,
      ratios: {
        catchUpOverEmmett: rate / figureOf(medians, 'catchUpEmmettPerSecond'),
        catchUpOverInsertSelect: rate / figureOf(medians, 'insertSelectPerSecond'),
        rssGrowthMb: Math.max(0, after.maxRssMb - before.rssMb),
      },
      notes: { 'Emmett projections': `${kind} over ${emmettFacts} events is compared; once over ${PROBE_FACTS}: ${note}` },
    };
  });
