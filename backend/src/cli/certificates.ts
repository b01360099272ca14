import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { join } from 'node:path';
import { Authority, ForeignAuthority, type Validity } from '../platform/certificates/authority.ts';
import { command } from './command.ts';
import type { Output } from './output.ts';
import { UsageError } from './usage-error.ts';

const USAGE = 'certificates <folder> <name or address>…';
/** Named like the secrets of docker-compose.yml; the authority's key is no secret of any container. */
const FILES = {
  authority: 'eventstore_ca',
  authorityKey: 'eventstore_ca_key',
  certificate: 'eventstore_certificate',
  key: 'eventstore_private_key',
} as const;
type File = keyof typeof FILES;
type Hosts = readonly [string, ...string[]];

const HOST = /^(?=.{1,64}$)[a-z0-9_]([\w-]*[a-z0-9])?(\.[a-z0-9]([\w-]*[a-z0-9])?)*$/i;
const AUTHORITY_YEARS = 10;
const NODE_YEARS = 2;

export const certificatesCommand = command({
  usage: USAGE,
  about: 'makes what EventStoreDB needs for TLS: an authority, and one certificate for its nodes',
  details: [
    'Give every name and IPv4 address by which clients and other nodes reach the nodes; the first is the common name of all of them.',
    `An authority that is in the folder already goes on issuing. ${FILES.authorityKey} is its key: keep it apart, no container needs it.`,
  ],
  examples: ['certificates ops/docker/secrets eventstore localhost'],
  json: '{ "certificate", "key", "authority", "isNewAuthority", "hosts", "years" }: files, and how long the certificate holds',
  words: Infinity,
  run: async ({ words }, _env, out) => make(words, out),
});

function make([folder, ...hosts]: readonly string[], out: Output): void {
  if (!folder || !isSome(hosts)) throw new UsageError(`Give a folder and at least one name: willow ${USAGE}`);
  const wrong = hosts.find((host) => !HOST.test(host) || (/^[\d.]+$/.test(host) && !isIPv4(host)));
  if (wrong) throw new UsageError(`${wrong} is neither the name of a host nor an IPv4 address`);
  makeCertificates(folder, hosts, out);
}

/** Throws UsageError. */
export function makeCertificates(folder: string, hosts: Hosts, out: Output): void {
  const fileOf = (file: File): string => join(folder, FILES[file]);
  for (const file of ['certificate', 'key'] as const)
    if (existsSync(fileOf(file))) throw new UsageError(`${fileOf(file)} is there already: move it away to make another`);
  mkdirSync(folder, { recursive: true });
  const isNewAuthority = !existsSync(fileOf('authority'));
  const authority = authorityIn(fileOf, out);
  const { certificate, key } = authority.issue(hosts, yearsFromNow(NODE_YEARS));
  keep(fileOf('certificate'), certificate);
  keep(fileOf('key'), key);
  const made = { certificate: fileOf('certificate'), key: fileOf('key'), authority: fileOf('authority') };
  out.tell(
    { ...made, isNewAuthority, hosts, years: NODE_YEARS },
    `${made.certificate} and ${made.key} were made for ${hosts.join(', ')}; they end in ${NODE_YEARS} years`,
  );
}

function authorityIn(fileOf: (file: File) => string, out: Output): Authority {
  const [certificate, key] = [fileOf('authority'), fileOf('authorityKey')];
  if (existsSync(certificate) !== existsSync(key))
    throw new UsageError(`Of ${certificate} and ${key} only one is there: put the other back, or move both away to make a new authority`);
  if (existsSync(certificate)) return load(certificate, key, out);
  const authority = Authority.create(yearsFromNow(AUTHORITY_YEARS));
  keep(certificate, authority.certificate);
  keep(key, authority.key);
  out.say(`${certificate} was made, an authority for ${AUTHORITY_YEARS} years. Keep ${key} apart: whoever has it can pretend to be a node`);
  return authority;
}

function load(certificate: string, key: string, out: Output): Authority {
  try {
    const authority = Authority.load({ certificate: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') });
    out.say(`${certificate} is kept`);
    return authority;
  } catch (error) {
    if (error instanceof ForeignAuthority)
      throw new UsageError(`${certificate} and ${key} were not made by this command: issue the certificate with what made them`);
    throw error;
  }
}

/** Never over another. */
const keep = (path: string, text: string): void => writeFileSync(path, text, { mode: 0o600, flag: 'wx' });

const isSome = (hosts: readonly string[]): hosts is [string, ...string[]] => hosts.length > 0;

function yearsFromNow(years: number): Validity {
  const from = new Date();
  const to = new Date(from);
  to.setUTCFullYear(to.getUTCFullYear() + years);
  return { from, to };
}
