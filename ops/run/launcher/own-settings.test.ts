import { expect, it } from '@jest/globals';
import { SETTINGS } from '../../../backend/src/platform/config/settings.ts';
import { OWN_SETTINGS } from './own-settings.ts';

/** For command lines and the first start only: nothing that runs on has them, and nothing keeps them. */
const NEVER_KEPT = ['DATABASE_OWNER_URL', 'DATABASE_AUDIT_URL', 'EVENTSTORE_ADMIN_URL', 'EVENTSTORE_AUDIT_URL', 'ADMIN_PASSWORD'];
const OF_STAND_INS = ['MAILBOX_PORT', 'STRIPE_LOCAL_PORT'];

it('the settings that are kept are those of the configuration, but for the logins and the password that nothing keeps', () => {
  expect([...OWN_SETTINGS, ...NEVER_KEPT].toSorted()).toEqual([...SETTINGS, ...OF_STAND_INS].toSorted());
});
