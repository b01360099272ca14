import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Build = { readonly context: string; readonly dockerfile: string; readonly target?: string };
type Secret = string | { readonly source: string };
export type Service = {
  readonly image: string;
  readonly build?: Build;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly user: string;
  readonly restart: string;
  readonly init: boolean;
  readonly read_only: boolean;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly Secret[];
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly profiles?: readonly string[];
  readonly deploy: { readonly resources: { readonly limits: Readonly<Record<string, unknown>> } };
};
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
};

const ROOT = new URL('../..', import.meta.url).pathname;
export const inTree = (path: string): string => join(ROOT, path);

const read = (path: string): unknown => parse(readFileSync(inTree(path), 'utf8'), { merge: true });

/** docker-compose.yml, with its anchors put in place and nothing filled in. */
export const compose = read('docker-compose.yml') as Compose;

type Added = Required<Pick<Service, 'environment' | 'secrets'>> & Partial<Pick<Service, 'networks'>>;
type Overlay = Pick<Compose, 'secrets'> & { readonly services: Readonly<Record<string, Added>> };

/** What may stand beside it. */
export const BUCKETS = ['backups', 'documents'].map((what) => {
  const file = `ops/docker/${what}-in-a-bucket.yml`;
  return { file, ...(read(file) as Overlay) };
});

export const secretName = (secret: Secret): string => (typeof secret === 'string' ? secret : secret.source);
