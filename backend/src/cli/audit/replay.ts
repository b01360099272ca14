import { replayProjection, type Replayed } from '../../event-sourcing/projections/replay-projection.ts';
import type { Projection } from '../../event-sourcing/projections/projection.ts';
import { ownerUrlOf } from '../../platform/config/config.ts';
import { readModelDatabase } from '../../platform/database/read-model-database.ts';
import { allEntities, allProjections } from '../../read-models.ts';
import { command } from '../command.ts';
import type { Output } from '../output.ts';
import { counted } from '../rebuild.ts';
import { type CliSession, withPlatform } from '../session.ts';
import { UsageError } from '../usage-error.ts';

export const auditReplayCommand = command({
  usage: 'audit replay [<read model>]',
  about: 'whether what the screens show is what the log says: 0 it is, 1 it is not, and where, 2 cannot tell',
  details: [
    'Builds each read model again from the first fact, in a schema of its own, compares it row by row with the live one, and throws it away.',
    'Nothing live is changed. Of a row that differs the key is named, and nothing else.',
    `<read model>   one of: ${allProjections.map(({ name }) => name).join(', ')}`,
    '',
    'Needs MASTER_KEY, DATABASE_URL and DATABASE_OWNER_URL. To mend what differs: willow projections rebuild <read model>',
  ],
  examples: ['audit replay order-list'],
  json: 'a line for each read model: { "name", "same", "rows", "facts", "position", "parked", "differs": [{ "table", "onlyLive", "onlyReplayed", "examples" }] }',
  words: 1,
  async run({ words: [name] }, env, out) {
    const projections = name === undefined ? allProjections : allProjections.filter((each) => each.name === name);
    if (projections.length === 0) throw new UsageError(`There is no read model ${name}. See: willow audit replay --help`);
    await withPlatform(env, async (session) => {
      for (const projection of projections) report(projection, await replay(projection, session), out);
    });
  },
});

const replay = (projection: Projection, { config, store, codec, logger }: CliSession): Promise<Replayed> =>
  replayProjection({
    projection,
    store,
    decode: counted((event) => codec.decode(event), `compared for ${projection.name}`),
    database: readModelDatabase({ databaseUrl: config.DATABASE_URL, ownerUrl: ownerUrlOf(config), entities: allEntities }),
    log: logger.detailsFirst,
  });

function report({ name }: Projection, { processed, position, parked, tables }: Replayed, out: Output): void {
  const differs = tables.filter(({ onlyLive, onlyReplayed }) => onlyLive + onlyReplayed > 0);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const verdict = differs.length === 0 ? 'SAME' : 'DIFFERS';
  out.tell(
    {
      name,
      same: differs.length === 0,
      rows,
      facts: processed,
      position,
      parked,
      differs: differs.map(({ table, onlyLive, onlyReplayed, examples }) => ({ table, onlyLive, onlyReplayed, examples })),
    },
    `${verdict} ${name}: ${rows} rows, from ${processed} facts up to position ${position}`,
    ...differs.map(
      ({ table, onlyLive, onlyReplayed, examples }) =>
        `  ${table}: ${onlyLive} rows as they are shown that the log does not give, ${onlyReplayed} that it gives and that are not shown, such as ${examples.join(', ')}`,
    ),
    ...(parked > 0 ? [`  ${parked} facts are parked, and are not in what is shown: willow projections parked`] : []),
  );
  if (differs.length > 0) process.exitCode = 1;
}
