import type { Life } from '../../backend/src/testing/fuzz/bystander.ts';
import { inOwnProcess } from '../../backend/src/testing/fuzz/child-process.ts';
import type { Target } from '../../backend/src/testing/fuzz/fuzz.ts';
import { environmentOf, startProduct } from '../journeys/testing/product.ts';
import { signInPeople } from './fuzz/people.ts';
import { numberOf } from './kit/arguments.ts';
import type { Bench, Measured } from './kit/bench.ts';
import { withProcessGroup } from './kit/process-group.ts';
import { say } from './kit/progress.ts';
import { percentile } from './kit/statistics.ts';
import type { EmptyRole } from './roles/empty.role.ts';
import type { FuzzRole } from './roles/fuzz.role.ts';

const LANES = 4;
const FIRST_LOOKS = 40;

/** What a process has worked so far, whoever else was at work on the machine, by its own metrics. */
async function workedMs(metricsPort: string | undefined): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^willow_process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1_000;
}

type Asked = Readonly<Record<'requests' | 'rounds' | 'seed', number>>;

/** The rounds alternate, so that whatever else the machine does meets all three alike. */
const measure = ({ requests, rounds, seed }: Asked): Promise<Measured> =>
  withProcessGroup(async (group) => {
    const product = await group.add(startProduct('bench-fuzz'));
    const { target, ids, bystanders } = await signInPeople(product);
    const [attacker, empty] = [await group.role<FuzzRole>('roles/fuzz.role.ts'), await group.role<EmptyRole>('roles/empty.role.ts')];
    const elsewhere = { ...target, url: await empty.call('url') };
    await attacker.call('prepare', requests, seed, ids);

    const live = (looks: number | null) => inOwnProcess<Life>('./bystander.ts', { url: product.url, cookies: bystanders, looks });
    const { METRICS_PORT } = environmentOf(product);
    const beside = async (attacked: Target, round: number) => {
      const before = await workedMs(METRICS_PORT);
      const living = live(null);
      const report = await attacker.call('attack', attacked, LANES, round, rounds);
      living.stop();
      return { ...report, times: await living.result, apiMs: (await workedMs(METRICS_PORT)) - before };
    };

    await live(FIRST_LOOKS).result;
    const times: Record<'quiet' | 'busy' | 'attacked', number[]> = { quiet: [], busy: [], attacked: [] };
    const findings: string[] = [];
    const statuses: Record<string, number> = {};
    let apiMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      const attacked = await beside(target, round);
      times.attacked.push(...attacked.times);
      findings.push(...attacked.findings.map(({ what, request }) => `${what}: ${request}`));
      for (const [status, count] of Object.entries(attacked.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
      await empty.call('answerAfter', (attacked.ms * LANES) / attacked.sent);
      const busy = await beside(elsewhere, round);
      times.busy.push(...busy.times);
      apiMs += attacked.apiMs - busy.apiMs;
      times.quiet.push(...(await live(attacked.times.length).result));
      say(`round ${round + 1} of ${rounds}: ${attacked.sent} requests in ${Math.round(attacked.ms / 1000)} s`);
    }
    for (const finding of findings) say(finding);
    const of = (which: keyof typeof times, share: number): number => percentile(times[which], share);
    return {
      medians: {
        quietP50Ms: of('quiet', 0.5),
        quietP99Ms: of('quiet', 0.99),
        busyP50Ms: of('busy', 0.5),
        busyP99Ms: of('busy', 0.99),
        attackedP50Ms: of('attacked', 0.5),
        attackedP99Ms: of('attacked', 0.99),
        apiWorkMsPerRequest: apiMs / requests,
      },
      ratios: {
        p99OverQuiet: of('attacked', 0.99) / of('quiet', 0.99),
        p99OverBusy: of('attacked', 0.99) / of('busy', 0.99),
        findings: findings.length,
      },
      notes: {
        findings: Object.entries(statuses)
          .map(([status, count]) => `${count} times ${status}`)
          .join(', '),
      },
    };
  });

export const bench: Bench = {
  about: 'hostile requests to every route of the product as npm start runs it; others look at their own details meanwhile',
  figures: [
    { key: 'p99OverQuiet', about: 'p99 of the bystanders during the attack ÷ without it', goal: { atMost: 2 } },
    { key: 'p99OverBusy', about: 'the same ÷ while the attacker sends it all to a server that does nothing', goal: { atMost: 2 } },
    { key: 'findings', about: 'answers of 500 and above, hangs, answers without our headers', goal: { atMost: 0 } },
  ],
  numbers: {
    requests: { about: 'hostile requests', standard: 20_000, quick: 2_000 },
    rounds: { about: 'rounds, attacked, busy and quiet', standard: 4, quick: 1 },
    seed: { about: 'of the requests', standard: 1, quick: 1 },
  },
  parts: [],
  run: (_server, options) =>
    measure({ requests: numberOf(options, 'requests'), rounds: numberOf(options, 'rounds'), seed: numberOf(options, 'seed') }),
};
