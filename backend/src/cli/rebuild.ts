import type { DecodeEvent } from '../event-sourcing/codec/recorded-fact.ts';
import { rebuildProjection, type Rebuilt } from '../event-sourcing/projections/rebuild-projection.ts';
import { subscriptionOf, versionOf } from '../event-sourcing/projections/projection-writer.ts';
import { ownerUrlOf } from '../platform/config/config.ts';
import { readModelDatabase } from '../platform/database/read-model-database.ts';
import { allEntities, allProjections } from '../read-models.ts';
import type { Projection } from '../event-sourcing/projections/projection.ts';
import { command, FLAG } from './command.ts';
import { counting } from './progress.ts';
import { withPlatform, type CliSession } from './session.ts';
import { UsageError } from './usage-error.ts';

/** Builds a read model again from the first fact, beside the live one, and swaps the two. */
export const rebuildCommand = command({
  usage: 'projections rebuild <name> | --changed',
  about: `builds a read model anew without downtime: ${allProjections.map(({ name }) => name).join(', ')}`,
  details: ['--changed: those whose rows another version of this program made, in another way'],
  examples: ['projections rebuild order-list', 'projections rebuild --changed'],
  json: 'a line for each: { "name", "facts", "position", "swapMs" }',
  options: { changed: FLAG },
  words: 1,
  async run({ values: { changed = false }, words }, env, out) {
    if (changed && words.length > 0) throw new UsageError('Give a name or --changed, not both.');
    const named = changed ? [] : [projectionNamed(words[0])];
    await withPlatform(env, async (session) => {
      const wanted = changed ? await changedOf(session) : named;
      if (wanted.length === 0) out.say('Every read model is of this version');
      for (const projection of wanted) {
        const { processed, position, swapMs } = await rebuildWith(session, projection);
        out.tell(
          { name: projection.name, facts: processed, position, swapMs },
          `Rebuilt ${projection.name}: ${processed} facts up to position ${position}, swapped in ${swapMs.toFixed(1)} ms`,
        );
      }
    });
  },
});

/** One that never ran has no rows of another version. */
async function changedOf({ pools }: Pick<CliSession, 'pools'>): Promise<readonly Projection[]> {
  const { rows } = await pools.app.query<{ subscription: string; version: number }>(
    `SELECT subscription, version FROM subscription.checkpoint WHERE build = 'live'`,
  );
  const versions = new Map(rows.map(({ subscription, version }) => [subscription, version]));
  return allProjections.filter((each) => (versions.get(subscriptionOf(each.name)) ?? versionOf(each)) !== versionOf(each));
}

function projectionNamed(name: string | undefined): Projection {
  const projection = allProjections.find((each) => each.name === name);
  if (projection) return projection;
  const names = allProjections.map((each) => each.name).join(', ');
  throw new UsageError(`${name === undefined ? 'Give a name.' : `There is no ${name}.`} The projections are: ${names}`);
}

type Parts = Pick<CliSession, 'config' | 'store' | 'codec' | 'logger'>;

export const rebuildWith = ({ config, store, codec, logger }: Parts, projection: Projection): Promise<Rebuilt> =>
  rebuildProjection({
    projection,
    store,
    decode: counted((event) => codec.decode(event), `taken into ${projection.name}`),
    database: readModelDatabase({ databaseUrl: config.DATABASE_URL, ownerUrl: ownerUrlOf(config), entities: allEntities }),
    log: logger.detailsFirst,
  });

/** Opens facts, and counts them for whoever watches. */
export function counted(decode: DecodeEvent, word: string): DecodeEvent {
  const one = counting(word);
  return (event) => {
    one();
    return decode(event);
  };
}
