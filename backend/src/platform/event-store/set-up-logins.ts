import { setTimeout as sleep } from 'node:timers/promises';
import { AccessDenied } from '../../event-sourcing/store/event-store.ts';
import { setUpAccess } from '../../event-sourcing/store/eventstoredb/administration.ts';
import { InvalidConnectionUrl, parseConnectionUrl } from '../../event-sourcing/store/eventstoredb/connection-url.ts';
import type { Connection, Login } from '../../event-sourcing/store/eventstoredb/connection-url.ts';
import { ConfigError, type Config } from '../config/config.ts';
import { causeOf, StartError } from '../process/start-error.ts';
import { assertNoExcess } from './app-login.ts';
import { pingEventStoreDb } from './open-event-store.ts';

type Urls = Pick<Config, 'EVENTSTORE_ADMIN_URL' | 'EVENTSTORE_AUDIT_URL' | 'EVENTSTORE_URL'>;

/** A server that has seen the old password takes it for a moment after it was changed, and refuses the new one. */
const TAKES_EFFECT_MS = 10_000;

/**
 * With `EVENTSTORE_ADMIN_URL`: makes or keeps the logins that `EVENTSTORE_URL` and `EVENTSTORE_AUDIT_URL` name, gives them their passwords and
 * rights, and looks whether both can log in and can do no more than they should. Returns what it did, in sentences. Throws ConfigError,
 * InvalidConnectionUrl or StartError.
 */
export async function setUpEventStoreLogins({
  EVENTSTORE_ADMIN_URL: adminUrl,
  EVENTSTORE_URL,
  EVENTSTORE_AUDIT_URL,
}: Urls): Promise<readonly string[]> {
  if (!adminUrl) return [];
  const admin = loginOf('EVENTSTORE_ADMIN_URL', adminUrl);
  const app = { setting: 'EVENTSTORE_URL', url: EVENTSTORE_URL ?? '', login: loginOf('EVENTSTORE_URL', EVENTSTORE_URL) };
  const auditor = {
    setting: 'EVENTSTORE_AUDIT_URL',
    url: EVENTSTORE_AUDIT_URL ?? '',
    login: loginOf('EVENTSTORE_AUDIT_URL', EVENTSTORE_AUDIT_URL),
  };
  if (new Set([admin, app.login, auditor.login].map(({ username }) => username)).size < 3)
    throw new ConfigError(['EVENTSTORE_URL, EVENTSTORE_AUDIT_URL and EVENTSTORE_ADMIN_URL: must name three different logins']);
  const done = await setUpAccess(adminUrl, { app: app.login, auditor: auditor.login }).catch((error: unknown) => {
    if (error instanceof AccessDenied)
      throw new ConfigError([`EVENTSTORE_ADMIN_URL: ${admin.username} is not in the group $admins, or this is not its password`]);
    throw new StartError('EVENTSTORE_ADMIN_URL', adminUrl, causeOf(error));
  });
  await assertLogsIn(app);
  await assertLogsIn(auditor);
  await assertNoExcess(app.setting, app.url, 'wanted');
  await assertNoExcess(auditor.setting, auditor.url, 'unwanted');
  return [
    `EventStoreDB: the login ${app.login.username} (api and worker) was ${done.app}; it appends and reads, and nothing more`,
    `EventStoreDB: the login ${auditor.login.username} (auditors) was ${done.auditor}; it reads, and nothing more`,
    `EventStoreDB: the access lists of streams were ${done.streams}, and who may read everything was ${done.everything}`,
  ];
}

function loginOf(setting: string, url: string | undefined): Login {
  if (!url) throw new ConfigError([`${setting}: must be set beside EVENTSTORE_ADMIN_URL, which makes its login`]);
  const { login, isSecure } = parsed(setting, url);
  if (!login || !isSecure)
    throw new ConfigError([`${setting}: must have a login (user:password@) and TLS: without them EventStoreDB knows nobody`]);
  if (!/^\w[\w.-]*$/.test(login.username))
    throw new ConfigError([`${setting}: the name of its login may have letters, digits, _, . and - only`]);
  return login;
}

function parsed(setting: string, url: string): Connection {
  try {
    return parseConnectionUrl(url);
  } catch (error) {
    throw error instanceof InvalidConnectionUrl ? error.of(setting) : error;
  }
}

async function assertLogsIn({ setting, url }: { readonly setting: string; readonly url: string }): Promise<void> {
  const until = performance.now() + TAKES_EFFECT_MS;
  for (;;) {
    try {
      return await pingEventStoreDb(url);
    } catch (error) {
      if (performance.now() > until) throw new StartError(setting, url, causeOf(error));
      await sleep(500);
    }
  }
}
