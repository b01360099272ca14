import { rebuildProjection } from '../platform/projections/rebuild-projection.ts';
import { allEntities, allProjections } from '../read-models.ts';
import type { CliCommand } from './commands.ts';
import { withPlatform } from './session.ts';

/** Builds a read model again from the first fact, beside the live one, and swaps the two. */
export const rebuildCommand: CliCommand = {
  usage: 'projections rebuild <name>',
  about: `builds a read model anew without downtime: ${allProjections.map(({ name }) => name).join(', ')}`,
  async run([name], env) {
    const projection = allProjections.find((each) => each.name === name);
    if (!projection)
      throw new Error(`There is no projection ${name ?? ''}. There are: ${allProjections.map((each) => each.name).join(', ')}`);
    const built = await withPlatform(env, ({ config, store, codec, logger }) =>
      rebuildProjection({
        projection,
        store,
        open: (event) => codec.toFact(event),
        databaseUrl: config.DATABASE_URL,
        entities: allEntities,
        log: logger.detailsFirst,
      }),
    );
    process.stdout.write(
      `Rebuilt ${projection.name}: ${built.digested} facts up to position ${built.position}, swapped in ${built.swapMs.toFixed(1)} ms\n`,
    );
  },
};
