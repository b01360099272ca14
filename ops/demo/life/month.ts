import { DAYS, dayOf, QUARTERS, timeOf } from '../cast/calendar.ts';
import type { Character } from '../cast/cast.ts';
import type { SceneName } from '../cast/plans.ts';
import type { DemoClock } from '../clock/demo-clock.ts';
import { bankDecides, bankDisputes } from './bank-scenes.ts';
import * as customers from './customer-scenes.ts';
import { firmScenes } from './firm.ts';
import { keysOf } from './keys.ts';
import { mailComesBack } from './mail-scenes.ts';
import { Person } from './person.ts';
import * as team from './team-scenes.ts';
import type { World } from './world.ts';

type Played = customers.Part & team.Case;

const PLAY: Readonly<Record<SceneName, (part: Played) => Promise<void>>> = {
  'asks-for-a-link': customers.requestsLink,
  'signs-up': customers.signsUp,
  finishes: customers.finishes,
  'is-declined': customers.isDeclined,
  pays: customers.pays,
  'answers-a-question': customers.answersAQuestion,
  'hands-in-again': customers.resubmits,
  'reports-a-problem': customers.reportsAProblem,
  signs: customers.signs,
  'opens-an-update': customers.startsUpdate,
  'asks-for-erasure': customers.asksForErasure,
  'bank-disputes': bankDisputes,
  'bank-decides': bankDecides,
  'mail-comes-back': mailComesBack,
  'is-taken': team.isTaken,
  'is-asked': team.isAsked,
  'is-returned': team.isReturned,
  'is-half-decided': team.isHalfDecided,
  'is-reviewed': team.isReviewed,
  'is-settled': team.isSettled,
  'is-corrected': team.isCorrected,
  'is-refunded': team.isRefunded,
  'is-archived': team.isArchived,
  'is-agreed-to': team.isAgreedTo,
};

/** One thing after the other, in one place of the month. */
type Strand = readonly { readonly id: string; play(): Promise<void> }[];

export type Progress = { readonly day: number; readonly days: number; readonly scenes: number; readonly of: number };
type Living = {
  readonly world: World;
  readonly clock: DemoClock;
  /** Strands that go on at once. */
  readonly atOnce: number;
  readonly say: (progress: Progress) => void;
  readonly signal: AbortSignal;
};

/**
 * Lives the month, a quarter of a day after the other: within one the clock goes as clocks go, and between two nothing is under way while it is
 * put forward. What was lived before is left out. Returns early when it is asked to end; what has begun is finished.
 */
export async function liveMonth({ world, clock, atOnce, say, signal }: Living): Promise<void> {
  const { cast, story } = world;
  const of = firmScenes(cast.first).length + cast.characters.flatMap(({ scenes }) => scenes).length;
  for (let quarter = 0; quarter < QUARTERS && !signal.aborted; quarter += 1) {
    const strands = strandsOf(world, quarter);
    if (strands.length > 0) {
      await clock.goesOnTo(timeOf(cast.first, quarter));
      await allOf(strands, atOnce, (strand) => live(world, strand, signal));
      story.cameTo(clock.now());
    }
    say({ day: dayOf(quarter) + 1, days: DAYS, scenes: story.scenes, of });
  }
}

/** What is still to be lived of that quarter: each customer's scenes are one strand, and each of the firm's. */
function strandsOf(world: World, quarter: number): readonly Strand[] {
  const { cast, story } = world;
  const firm = firmScenes(cast.first)
    .filter((scene) => scene.quarter === quarter)
    .map(({ name, play }): Strand => [{ id: name, play: () => play(world, keysOf(`${cast.seed} ${name}`)) }]);
  const theirs = cast.characters.map((character) => strandOf(world, character, quarter));
  return [...firm, ...theirs].map((strand) => strand.filter(({ id }) => !story.isOver(id))).filter((strand) => strand.length > 0);
}

const nameOf = ({ number }: Character): string => `customer ${number + 1}`;

function strandOf(world: World, character: Character, quarter: number): Strand {
  const { seed } = world.cast;
  // What follows a scene that failed would stand on nothing.
  if (world.story.isStuck(nameOf(character))) return [];
  let person: Person | undefined;
  return character.scenes.flatMap(({ name, quarter: its }, at) => {
    if (its !== quarter) return [];
    const id = `${nameOf(character)}: ${at} ${name}`;
    return [
      {
        id,
        play: () => {
          const nextKey = keysOf(`${seed} ${id}`);
          person ??= new Person(world.place, character);
          person.uses(nextKey);
          return PLAY[name]({ world, character, person, nextKey });
        },
      },
    ];
  });
}

/** What fails is told at the end; the month goes on. */
async function live({ story }: World, strand: Strand, signal: AbortSignal): Promise<void> {
  for (const { id, play } of strand) {
    if (signal.aborted) return;
    try {
      await play();
      story.done(id);
    } catch (error) {
      // Played again when the demo goes on: it was asked to end, or the product does not answer any more.
      if (signal.aborted) return;
      if (error instanceof Error && 'code' in error) throw error;
      story.fail(id, error instanceof Error ? error.message : String(error));
      return;
    }
  }
}

async function allOf<T>(all: readonly T[], atOnce: number, work: (each: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
