import { availableParallelism } from 'node:os';
import { firstDay, timeOf } from './cast/calendar.ts';
import { castFrom } from './cast/cast.ts';
import type { Cast } from './cast/cast.ts';
import { DemoClock } from './clock/demo-clock.ts';
import { clockFile, hasProductData, startOn, turnBack } from './product.ts';
import type { Given, Running } from './product.ts';
import { liveMonth } from './life/month.ts';
import type { Progress } from './life/month.ts';
import { Story } from './life/story.ts';
import type { Terms } from './life/story.ts';
import { Team } from './life/team.ts';

export type Options = Given & {
  /** What is wanted; what is left out is as the demo there has it, or as usual. */
  readonly seed?: number;
  readonly customers?: number;
  readonly say: (progress: Progress) => void;
  readonly signal: AbortSignal;
};
/** `isComplete`: false when it was asked to end before. `wasThere`: nothing had to be lived. */
export type Demo = Running & { readonly cast: Cast; readonly story: Story; readonly isComplete: boolean; readonly wasThere: boolean };

const USUAL = { seed: 1, customers: 300 };
const HALF_AN_HOUR_MS = 30 * 60_000;

/** The story of this folder: a new one in an empty folder, or the one that is there when it is the one that is wanted. */
export function storyFor({ dataDir, seed, customers }: Options, now: Date): Story {
  const known = Story.in(dataDir);
  if (!known) {
    if (hasProductData(dataDir))
      throw new Error(
        `${dataDir} holds a product that is no demo: nothing was changed there. Choose another folder: npm run demo -- --data <folder>`,
      );
    const terms: Terms = { seed: seed ?? USUAL.seed, customers: customers ?? USUAL.customers, first: firstDay(now) };
    return Story.begin(dataDir, terms, new Date(timeOf(terms.first, 0).getTime() - 2 * HALF_AN_HOUR_MS));
  }
  const { terms } = known;
  if ((seed ?? terms.seed) !== terms.seed || (customers ?? terms.customers) !== terms.customers)
    throw new Error(
      `${dataDir} holds a demo with ${terms.customers} customers and seed ${terms.seed}. Leave --customers and --seed out to use it, choose another folder with --data, or delete this one.`,
    );
  return known;
}

/** Starts the demo's product, lives what is left of its month, and leaves it running. */
export async function runDemo(options: Options): Promise<Demo> {
  const story = storyFor(options, new Date());
  const { seed, customers, first } = story.terms;
  const cast = castFrom(seed, customers, first);
  if (story.isComplete) return { ...(await startOn(options, false)), cast, story, isComplete: true, wasThere: true };
  const at = new Date(story.at.getTime() + HALF_AN_HOUR_MS);
  await turnBack(options, at);
  const running = await startOn(options, true);
  const clock = new DemoClock(clockFile(options.dataDir), running.ownerUrl, Date.now() - at.getTime());
  try {
    const now = (): Date => clock.now();
    const world = { place: running.place, cast, story, team: new Team(running.place, running.password, now), now };
    await liveMonth({ world, clock, atOnce: 3 * availableParallelism(), say: options.say, signal: options.signal });
    if (!options.signal.aborted) {
      await clock.end();
      story.complete();
    }
  } catch (error) {
    await running.end();
    throw error;
  } finally {
    clock.stop();
  }
  return { ...running, cast, story, isComplete: story.isComplete, wasThere: false };
}
