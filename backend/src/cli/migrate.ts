import { createOperator } from '../modules/operators/index.ts';
import { seedCodes } from '../modules/discounts/index.ts';
import { APP_ROLE } from '../platform/database/roles.ts';
import { migrate } from '../platform/database/migrate.ts';
import { setUpEventStoreLogins } from '../platform/event-store/set-up-logins.ts';
import { withClient } from '../platform/database/with-client.ts';
import { assertMasterKeyFits, hasKeyCheck } from '../platform/keys/key-check.ts';
import { Secrets } from '../platform/keys/secrets.ts';
import { ownerUrlOf } from '../platform/config/config.ts';
import { assertOutsideParts } from '../platform/process/outside-parts.ts';
import { migrateQueue } from '../platform/queue/index.ts';
import { command, type Environment } from './command.ts';
import type { Output } from './output.ts';
import { reachableConfig } from './reachable-config.ts';
import { type CliSession, withPlatform } from './session.ts';

/** Brings the database up to date, then makes what every installation has: the promised code, and the first operator when one is configured. */
export const migrateCommand = command({
  usage: 'migrate',
  about: 'brings the database up to date; safe to repeat',
  json: '{ "applied": [names of migrations] }',
  async run(_given, env, out) {
    const config = await reachableConfig(env, ['DATABASE_OWNER_URL', 'EVENTSTORE_ADMIN_URL', 'REDIS_URL']);
    for (const line of await setUpEventStoreLogins(config)) out.say(line);
    await assertOutsideParts(config, ['EVENTSTORE_URL']);
    const ownerUrl = ownerUrlOf(config);
    await withClient(ownerUrl, async (owner) => {
      if (await hasKeyCheck(owner)) await assertMasterKeyFits(owner, new Secrets(config.MASTER_KEY));
    });
    const { applied } = await migrate({ ownerUrl });
    if (!config.REDIS_URL) await migrateQueue(ownerUrl, APP_ROLE);
    await seed(env, out);
    out.tell({ applied }, applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date');
  },
});

async function seed(env: Environment, out: Output): Promise<void> {
  await withPlatform(env, async (session) => {
    const { discounts, operators, context, config } = session;
    const { ADMIN_EMAIL, ADMIN_PASSWORD, NODE_ENV } = config;
    await seedCodes(discounts, context);
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return sayIfNoAdmin(session, out);
    // Nobody was asked for a name; the address is at least one that everybody knows them by.
    const first = { email: ADMIN_EMAIL, name: ADMIN_EMAIL, password: ADMIN_PASSWORD, role: 'admin' } as const;
    await createOperator(operators, first, { strict: NODE_ENV === 'production' }, context);
  });
}

/** A link is a key, and what a start prints is kept in logs: so it is printed by a command of its own. */
async function sayIfNoAdmin({ team }: CliSession, out: Output): Promise<void> {
  if (await team.hasAdmin()) return;
  out.say('Nobody can sign in to the console yet. A link that works once: willow operators invite <email> admin <name>');
}
