import { DataSource } from 'typeorm';
import { parkingOfProjections } from '../parking.ts';
import { readDbOptions } from '../platform/database/read-db-options.ts';
import { allEntities } from '../read-models.ts';
import { parkedCommands } from './parked.ts';
import type { WithParking } from './parked.ts';
import { withPlatform } from './session.ts';

const withProjections: WithParking = (env, work) =>
  withPlatform(env, async ({ config, store, codec }) => {
    const db = await new DataSource(readDbOptions({ databaseUrl: config.DATABASE_URL, entities: allEntities, poolSize: 2 })).initialize();
    try {
      return await work(parkingOfProjections({ store, codec, db }));
    } finally {
      await db.destroy();
    }
  });

export const parkedProjectionCommands = parkedCommands('projections', withProjections);
