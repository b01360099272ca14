import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTree, secretName, type Service } from './compose-file.ts';
import { readDockerfile } from './dockerfile.ts';

type Ended = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** Of compose, or else of the image. */
export const entrypointOf = ({ entrypoint, build }: Service): readonly string[] => {
  if (entrypoint || !build) return entrypoint ?? [];
  const inImage = readDockerfile(inTree(build.dockerfile)).find(({ name }) => name === 'ENTRYPOINT');
  return inImage ? (JSON.parse(inImage.text) as string[]) : [];
};

const OURS = ['with-secrets', 'entrypoint', 'willow'];
/** They say what they were started with. */
const PROGRAMS = ['redis-server', 'postgres', 'node', 'EventStore.ClusterNode'];
const SERVER = '#!/bin/sh\necho "started $(basename "$0") $*"\nenv\n';
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** Root reads everything, a container's user does not. A run of tests may pass something of root on to whoever root becomes: not to this one. */
const AS_NOBODY =
  isRoot && spawnSync('setpriv', ['--version']).status === 0
    ? `setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --securebits=-no_setuid_fixup --inh-caps=-all --ambient-caps=-all`.split(
        ' ',
      )
    : [];
const OTHERWISE = isRoot && AS_NOBODY.length === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** A container's first process without an engine: its own command line and our scripts, in folders of the test, and programs that only tell. */
export class Container {
  readonly secrets: readonly string[];
  readonly #folder = mkdtempSync(join(tmpdir(), 'willow-container-'));
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
    this.secrets = [...new Set((service.secrets ?? []).map(secretName))];
    for (const name of ['', 'bin', 'secrets']) {
      mkdirSync(join(this.#folder, name), { recursive: true });
      chmodSync(join(this.#folder, name), 0o755);
    }
    for (const secret of this.secrets) this.write(secret);
    for (const name of OURS)
      this.#program(name === 'entrypoint' ? 'entrypoint.sh' : name, readFileSync(inTree(`ops/docker/${name}.sh`), 'utf8'));
    this.#program('docker-entrypoint.sh', '#!/bin/sh\nexec "$@"\n');
    for (const name of PROGRAMS) this.#program(name, SERVER);
  }

  pathOf(secret: string): string {
    return join(this.#folder, 'secrets', secret);
  }

  write(secret: string, text = `${secret}'s "own" $ecret\n`): void {
    writeFileSync(this.pathOf(secret), text, { mode: 0o644 });
  }

  start(): Ended {
    return this.exec(...entrypointOf(this.#service), ...(this.#service.command ?? []));
  }

  /** Without what the first process knows, as `docker compose exec` does it. */
  exec(...command: readonly string[]): Ended {
    const [program = '', ...args] = [...AS_NOBODY, ...command.map((text) => this.#here(text.replaceAll('$$', '$')))];
    const SECRETS = this.#service.environment?.['SECRETS'] ?? '';
    const env = { PATH: `${this.#folder}/bin:${process.env['PATH']}`, SECRETS };
    const { status, stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8', ...OTHERWISE });
    return { status, stdout, stderr };
  }

  #program(name: string, text: string): void {
    const path = join(this.#folder, 'bin', name);
    writeFileSync(path, this.#here(text));
    chmodSync(path, 0o755);
  }

  #here(text: string): string {
    return text
      .replaceAll('/run/secrets', `${this.#folder}/secrets`)
      .replaceAll(/\/(usr\/local\/bin|opt\/eventstore)\//g, `${this.#folder}/bin/`);
  }
}
