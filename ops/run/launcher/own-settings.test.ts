import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { OWN_SETTINGS } from './own-settings.ts';

/** For command lines and the first start only: nothing that runs on has them, and nothing keeps them. */
const NEVER_KEPT = ['DATABASE_OWNER_URL', 'DATABASE_AUDIT_URL', 'EVENTSTORE_ADMIN_URL', 'EVENTSTORE_AUDIT_URL', 'ADMIN_PASSWORD'];
const OF_STAND_INS = ['MAILBOX_PORT', 'STRIPE_LOCAL_PORT'];

it('the settings that are kept are those of the configuration, but for the logins and the password that nothing keeps', () => {
  const config = readFileSync(new URL('../../../backend/src/platform/config/config.ts', import.meta.url), 'utf8');
  const settings = [...config.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!);
  expect(settings.length).toBeGreaterThan(30);
  expect([...OWN_SETTINGS, ...NEVER_KEPT].toSorted()).toEqual([...settings, ...OF_STAND_INS].toSorted());
});
