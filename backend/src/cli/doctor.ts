import type { CliCommand } from './command.ts';
import { doctorDatabaseCommand } from './doctor-database.ts';
import { doctorEventStoreCommand } from './doctor-eventstore.ts';
import { doctorKeysCommand } from './doctor-keys.ts';
import { doctorLogCommand } from './doctor-log.ts';
import { doctorQueueCommand } from './doctor-queue.ts';
import { orUsage, UsageError } from './launch/options.ts';

const DOCTORS = [doctorKeysCommand, doctorEventStoreCommand, doctorDatabaseCommand, doctorLogCommand, doctorQueueCommand];

export const doctorCommand: CliCommand = {
  usage: 'doctor',
  about: 'all of them; status 1 when one finds something',
  run: (args, env) =>
    orUsage(async () => {
      if (args.length > 0)
        throw new UsageError(`There is no doctor for ${args[0]}: willow doctor [keys | eventstore | database | log | queue]`);
      for (const { run } of DOCTORS) await run([], env);
    }),
};
