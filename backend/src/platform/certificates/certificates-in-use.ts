import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect, type ConnectionOptions, TLSSocket } from 'node:tls';
import { parseConnectionUrl } from '../../event-sourcing/store/eventstoredb/connection-url.ts';
import type { Config } from '../config/config.ts';
import { proxyOf } from '../config/proxy-address.ts';
import { withClient } from '../database/with-client.ts';

export type CertificateInUse = {
  /** A host with its port, or a file, with the setting that names it. */
  readonly whose: string;
  readonly setting: string;
  /** Until when it holds, in words that `Date.parse` reads; null where there is none. Rejects when nobody answers. */
  readonly validTo: () => Promise<string | null>;
};

export type CertificateSettings = Pick<
  Config,
  'LOCAL_PROVIDERS' | 'PUBLIC_URL' | 'PROXY_ADDRESS' | 'DATABASE_URL' | 'EVENTSTORE_URL' | 'REDIS_URL'
>;

const WITHIN_MS = 10_000;

/** What has a certificate that may run out: the public address, the stores, and the files that they are trusted by. */
export function certificatesInUse({
  LOCAL_PROVIDERS,
  PUBLIC_URL,
  PROXY_ADDRESS,
  DATABASE_URL,
  EVENTSTORE_URL,
  REDIS_URL,
}: CertificateSettings): readonly CertificateInUse[] {
  return [
    // In a rehearsal the proxy makes one for itself twice a day.
    ...(PUBLIC_URL?.startsWith('https:') && LOCAL_PROVIDERS !== 'on'
      ? [served('PUBLIC_URL', hostOf(PUBLIC_URL, 443), proxyOf(PROXY_ADDRESS))]
      : []),
    ...(REDIS_URL?.startsWith('rediss:') ? [served('REDIS_URL', hostOf(REDIS_URL, 6379))] : []),
    ...(EVENTSTORE_URL ? ofEventStore(EVENTSTORE_URL) : []),
    { whose: 'DATABASE_URL', setting: 'DATABASE_URL', validTo: () => ofPostgres(DATABASE_URL) },
  ];
}

function ofEventStore(url: string): readonly CertificateInUse[] {
  const { address, options, isSecure } = parseConnectionUrl(url);
  if (!isSecure) return [];
  const hosts = (/:\/\/([^/?]+)/.exec(address)?.[1] ?? '').split(',').map((host) => hostOf(`https://${host}`, 2113));
  const files = ['tlsCAFile', 'userCertFile'].flatMap((name) => options.get(name) ?? []);
  return [
    ...hosts.map((host) => served('EVENTSTORE_URL', { ...host, ALPNProtocols: ['h2'] })),
    ...files.map((file) => ({
      whose: file,
      setting: 'EVENTSTORE_URL',
      validTo: async () => new X509Certificate(await readFile(file)).validTo,
    })),
  ];
}

type Host = { readonly host: string; readonly port: number };

function hostOf(url: string, port: number): Host {
  const { hostname, port: given } = new URL(url);
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: given === '' ? port : Number(given) };
}

/** `through`: where it is reached from here, if elsewhere. */
const served = (setting: string, options: Host & ConnectionOptions, through: Host | null = null): CertificateInUse => ({
  whose: `${options.host}:${options.port} (${setting})`,
  setting: through ? 'PROXY_ADDRESS' : setting,
  validTo: () => servedUntil({ ...nameOf(options.host), ...options, ...through }),
});

/** An address is none. */
const nameOf = (host: string): ConnectionOptions => (/^[\d.:]+$/.test(host) ? {} : { servername: host });

/** Whether it is trusted is not the question here: that shows where it is used. */
const servedUntil = (options: ConnectionOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ ...options, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().valid_to);
      socket.end();
    });
    socket.setTimeout(WITHIN_MS, () => socket.destroy(new Error('no answer in time'))).on('error', reject);
  });

/** It speaks TLS only when asked in its own protocol. One that cannot be reached is another check's. */
const ofPostgres: (url: string) => Promise<string | null> = (url) =>
  withClient(url, async (client) => {
    const { stream } = (client as unknown as { readonly connection: { readonly stream: unknown } }).connection;
    return stream instanceof TLSSocket ? stream.getPeerCertificate().valid_to : null;
  }).catch(() => null);
