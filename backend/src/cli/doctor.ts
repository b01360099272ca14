import type { CliCommand } from './command.ts';
import { doctorEventStoreCommand } from './doctor-eventstore.ts';
import { doctorKeysCommand } from './doctor-keys.ts';
import { orUsage, UsageError } from './launch/options.ts';

export const doctorCommand: CliCommand = {
  usage: 'doctor',
  about: 'all of them; status 1 when one finds something',
  run: (args, env) =>
    orUsage(async () => {
      if (args.length > 0) throw new UsageError(`There is no doctor for ${args[0]}: willow doctor [keys | eventstore]`);
      for (const { run } of [doctorKeysCommand, doctorEventStoreCommand]) await run([], env);
    }),
};
