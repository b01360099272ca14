import { DataSource } from 'typeorm';
import { readDbOptions } from '../platform/database/read-db-options.ts';
import { ParkedFacts } from '../event-sourcing/projections/parked-facts.ts';
import { allEntities, allProjections } from '../read-models.ts';
import { parkedCommands } from './parked.ts';
import type { WithParking } from './parked.ts';
import { withPlatform } from './session.ts';

const withProjections: WithParking = (env, work) =>
  withPlatform(env, async ({ config, store, codec }) => {
    const db = await new DataSource(readDbOptions({ databaseUrl: config.DATABASE_URL, entities: allEntities, poolSize: 2 })).initialize();
    const parked = new ParkedFacts({ store, decode: (event) => codec.toFact(event), db });
    try {
      return await work({
        names: allProjections.map(({ name }) => name),
        list: (name) => parked.list(name),
        retry: (name, stream) =>
          parked.retry(
            allProjections.find((each) => each.name === name)!,
            stream,
          ),
        skip: (name, eventId, reason) => parked.skip(name, eventId, reason),
      });
    } finally {
      await db.destroy();
    }
  });

export const parkedProjectionCommands = parkedCommands('projections', withProjections);
