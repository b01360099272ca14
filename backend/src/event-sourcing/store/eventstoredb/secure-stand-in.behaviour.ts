import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreStandIn, newAuthority } from '../../../../../ops/testing/eventstore/index.ts';
import type { Login } from './connection-url.ts';

export const ADMIN: Login = { username: 'admin', password: 'admins own' };
export const APP: Login = { username: 'willow', password: 'p:ä@s/s?w%' };
export const AUDITOR: Login = { username: 'auditor', password: 'only reads' };

export type SecureStandIn = {
  readonly standIn: EventStoreStandIn;
  urlOf(login: Login): string;
  close(): Promise<void>;
};

/** Over TLS, where logins count. Nobody is known but the administrator. */
export async function startSecureStandIn(): Promise<SecureStandIn> {
  const directory = mkdtempSync(join(tmpdir(), 'willow-eventstore-logins-'));
  const ca = join(directory, 'ca.pem');
  const authority = newAuthority();
  writeFileSync(ca, authority.certificate);
  const { key, certificate } = authority.issue('localhost');
  const standIn = await EventStoreStandIn.start({ host: 'localhost', tls: { key, certificate }, login: ADMIN });
  return {
    standIn,
    urlOf: ({ username, password }) =>
      `esdb://${username}:${encodeURIComponent(password)}@localhost:${standIn.port}?tls=true&tlsCAFile=${encodeURIComponent(ca)}`,
    close: async () => {
      await standIn.close();
      rmSync(directory, { recursive: true });
    },
  };
}
