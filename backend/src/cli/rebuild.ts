import { rebuildProjection, type Rebuilt } from '../event-sourcing/projections/rebuild-projection.ts';
import { ownerUrlOf } from '../platform/config/config.ts';
import { readModelDatabase } from '../platform/database/read-model-database.ts';
import { allEntities, allProjections } from '../read-models.ts';
import type { Projection } from '../event-sourcing/projections/projection.ts';
import type { CliCommand, Environment } from './command.ts';
import { orUsage, UsageError } from './launch/options.ts';
import { withPlatform, type CliSession } from './session.ts';

/** Builds a read model again from the first fact, beside the live one, and swaps the two. */
export const rebuildCommand: CliCommand = {
  usage: 'projections rebuild <name>',
  about: `builds a read model anew without downtime: ${allProjections.map(({ name }) => name).join(', ')}`,
  run: ([name], env) => orUsage(() => rebuild(projectionNamed(name), env)),
};

function projectionNamed(name: string | undefined): Projection {
  const projection = allProjections.find((each) => each.name === name);
  if (projection) return projection;
  const names = allProjections.map((each) => each.name).join(', ');
  throw new UsageError(`${name === undefined ? 'Give a name.' : `There is no ${name}.`} The projections are: ${names}`);
}

export const rebuildWith = ({ config, store, codec, logger }: CliSession, projection: Projection): Promise<Rebuilt> =>
  rebuildProjection({
    projection,
    store,
    decode: (event) => codec.decode(event),
    database: readModelDatabase({ databaseUrl: config.DATABASE_URL, ownerUrl: ownerUrlOf(config), entities: allEntities }),
    log: logger.detailsFirst,
  });

async function rebuild(projection: Projection, env: Environment): Promise<void> {
  const built = await withPlatform(env, (session) => rebuildWith(session, projection));
  process.stdout.write(
    `Rebuilt ${projection.name}: ${built.processed} facts up to position ${built.position}, swapped in ${built.swapMs.toFixed(1)} ms\n`,
  );
}
