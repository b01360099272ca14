import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect, type ConnectionOptions, TLSSocket } from 'node:tls';
import { parseConnectionUrl } from '../../../event-sourcing/store/eventstoredb/connection-url.ts';
import type { Config } from '../../../platform/config/config.ts';
import { withClient } from '../../../platform/database/with-client.ts';
import type { Check } from '../check.ts';
import { broken, type Finding, ok, warn } from '../finding.ts';
import { NoAnswer } from '../no-answer.ts';

/** Days. Let's Encrypt renews with thirty left. */
const LEFT = { warn: 21, broken: 3 };
const WITHIN_MS = 10_000;
const DAY_MS = 86_400_000;

export const certificates: Check = {
  name: 'certificates',
  async look({ config }) {
    const found = await Promise.all(certificatesOf(config).map((one) => one()));
    return found.flat().length > 0 ? found.flat() : ok('no part is reached over TLS');
  },
};

type Look = () => Promise<readonly Finding[]>;

/** What has a certificate that may run out: the public address, the stores, and the files that they are trusted by. */
function certificatesOf({ PUBLIC_URL, DATABASE_URL, EVENTSTORE_URL, REDIS_URL }: Config): readonly Look[] {
  return [
    ...(PUBLIC_URL?.startsWith('https:') ? [() => served('PUBLIC_URL', hostOf(PUBLIC_URL, 443))] : []),
    ...(REDIS_URL?.startsWith('rediss:') ? [() => served('REDIS_URL', hostOf(REDIS_URL, 6379))] : []),
    ...(EVENTSTORE_URL ? ofEventStore(EVENTSTORE_URL) : []),
    () => ofPostgres(DATABASE_URL),
  ];
}

function ofEventStore(url: string): readonly Look[] {
  const { address, options, isSecure } = parseConnectionUrl(url);
  if (!isSecure) return [];
  const hosts = (/:\/\/([^/?]+)/.exec(address)?.[1] ?? '').split(',').map((host) => hostOf(`https://${host}`, 2113));
  const files = ['tlsCAFile', 'userCertFile'].flatMap((name) => options.get(name) ?? []);
  return [
    ...hosts.map((host) => () => served('EVENTSTORE_URL', { ...host, ALPNProtocols: ['h2'] })),
    ...files.map((file) => async () => [validityFinding(file, new X509Certificate(await readFile(file)).validTo, Date.now())]),
  ];
}

type Host = { readonly host: string; readonly port: number };

function hostOf(url: string, port: number): Host {
  const { hostname, port: given } = new URL(url);
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: given === '' ? port : Number(given) };
}

async function served(setting: string, options: Host & ConnectionOptions): Promise<readonly Finding[]> {
  const where = `${options.host}:${options.port} (${setting})`;
  try {
    return [validityFinding(where, await validTo(options), Date.now())];
  } catch (error) {
    return [broken(NoAnswer.of(where, error).message, `Look what answers there, or correct ${setting}`)];
  }
}

/** Whether it is trusted is not the question here: that shows where it is used. */
const validTo = (options: Host & ConnectionOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const names = /^[\d.:]+$/.test(options.host) ? {} : { servername: options.host };
    const socket = connect({ ...names, ...options, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().valid_to);
      socket.end();
    });
    socket.setTimeout(WITHIN_MS, () => socket.destroy(new Error('no answer in time'))).on('error', reject);
  });

/** It speaks TLS only when asked in its own protocol. One that cannot be reached is another check's. */
const ofPostgres: (url: string) => Promise<readonly Finding[]> = (url) =>
  withClient(url, async (client) => {
    const { stream } = (client as unknown as { readonly connection: { readonly stream: unknown } }).connection;
    return stream instanceof TLSSocket ? [validityFinding('DATABASE_URL', stream.getPeerCertificate().valid_to, Date.now())] : [];
  }).catch(() => []);

/** How long a certificate holds from now on. */
export function validityFinding(whose: string, end: string, now: number): Finding {
  const days = Math.floor((Date.parse(end) - now) / DAY_MS);
  const figures = { whose, days, until: new Date(end).toISOString() };
  const todo = 'Renew it, and have whoever serves it load the new one';
  if (days < 0) return broken(`the certificate of ${whose} has run out ${-days} days ago`, todo, figures);
  const says = `the certificate of ${whose} holds for ${days} days`;
  if (days < LEFT.broken) return broken(says, todo, figures);
  return days < LEFT.warn ? warn(says, todo, figures) : ok(says, figures);
}
