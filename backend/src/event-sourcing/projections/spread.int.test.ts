import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../store/behaviour/harness.behaviour.ts';
import { append, counted } from '../subscriptions/consumer-fixture.behaviour.ts';
import { ProjectionWorld } from './projection-world.behaviour.ts';
import { spreadTallies, startSpreadWorker, type SpreadWorker } from './spread.behaviour.ts';

const ALL = spreadTallies.length;
const SHARE = Math.ceil(ALL / 2);

let world: ProjectionWorld;
const closing: (() => Promise<unknown> | void)[] = [];
beforeEach(async () => {
  world = await ProjectionWorld.create();
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await world.close();
});

async function workerHere(): Promise<SpreadWorker> {
  const worker = await startSpreadWorker(world.database.url);
  closing.push(() => worker.stop());
  return worker;
}

function workerElsewhere() {
  const script = fileURLToPath(new URL('spread.behaviour.ts', import.meta.url));
  const env = { ...process.env, SPREAD_PROCESS_DATABASE: world.database.url };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let live = 0;
  child.stdout.on('data', (lines: Buffer) => (live = Number(String(lines).trim().split('\n').at(-1))));
  const kill = (): void => void child.kill('SIGKILL');
  closing.push(kill);
  return { live: () => live, kill };
}

/** Somebody appends all the time, until told to end. */
function writing() {
  const done = new AbortController();
  const work = (async () => {
    for (let n = 0; !done.signal.aborted; n += 1) {
      await append(world.store, `will-${n % 10}`, counted({ n: 1 }));
      await sleep(5);
    }
  })();
  return async (): Promise<void> => {
    done.abort();
    await work;
  };
}

const expectEachFactOnce = async (): Promise<void> => {
  for (const { name } of spreadTallies) await world.settled(name);
  const expected = (await world.expected()).flatMap((row) => spreadTallies.map((_, at) => ({ ...row, stream: `${at}|${row.stream}` })));
  const byStream = <Row extends { readonly stream: string }>(rows: readonly Row[]): readonly Row[] =>
    rows.toSorted((a, b) => a.stream.localeCompare(b.stream));
  expect(byStream(await world.rows())).toEqual(byStream(expected));
};

describe('subscriptions among workers', () => {
  it('are spread when a second one comes, and all of one when the other is killed; each processes every fact once and in order', async () => {
    const here = await workerHere();
    await eventually('one alone has all', () => here.live() === ALL);
    const end = writing();
    const other = workerElsewhere();
    await eventually('each has its share', () => here.live() + other.live() === ALL && Math.max(here.live(), other.live()) === SHARE);
    other.kill();
    await eventually('the one that is left has all', () => here.live() === ALL);
    await end();
    await expectEachFactOnce();
  });

  it('go back to one that was stopped in good order and comes again', async () => {
    const [here, there] = [await workerHere(), await workerHere()];
    const end = writing();
    await eventually('each has its share', () => here.live() + there.live() === ALL && Math.max(here.live(), there.live()) === SHARE);
    await closing.pop()?.();
    await eventually('the one that is left has all', () => here.live() === ALL);
    const again = await workerHere();
    await eventually('each has its share again', () => here.live() + again.live() === ALL && here.live() <= SHARE && again.live() <= SHARE);
    await end();
    await expectEachFactOnce();
  });
});
