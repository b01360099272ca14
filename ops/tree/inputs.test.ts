import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, it } from '@jest/globals';

// Nx tells from its inputs whether a result still holds: what a workspace reads and does not list can change, and the old result is shown.

type Input = string | object;
type Inputs = Readonly<Record<string, readonly Input[]>>;
type Manifest = {
  readonly name: string;
  readonly workspaces: readonly string[];
  readonly dependencies?: object;
  readonly devDependencies?: object;
  readonly nx?: { readonly namedInputs?: Inputs };
};

const ROOT = new URL('../..', import.meta.url).pathname;
const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const { namedInputs } = read('nx.json') as { readonly namedInputs: Inputs };
const { workspaces } = read('package.json') as Manifest;
const manifests = new Map(workspaces.map((workspace) => [workspace, read(`${workspace}/package.json`) as Manifest]));

/** They name the root to ask git about it, or for tests whose results are never kept. */
const OF_THE_ROOT_ITSELF = ['backend/src/testing/yesterday.ts', 'ops/bench/kit/environment.ts'];
const NEVER_KEPT = /\.int\.test\.ts$|\.slow\.|^ops\/(journeys|arch-probes)\//;

/** What a build makes of inputs. */
const BUILT = /\/(build|dist)(\/|$)/;

/** With files whose name begins with a dot. */
const WHOLE_TREE = '**/*';

const PATH = /['"`]((?:\.\.?\/)+[^'"`$\n]*|(?:\.\.\/)*\.\.)['"`]/g;
const exclude = ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.*/**'];

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
/** The innermost: one stands in another's folder. */
const ownerOf = (path: string): string | undefined =>
  workspaces.filter((each) => isIn(path, each)).toSorted((a, b) => b.length - a.length)[0];

/** Each file or folder of this repository that a workspace names outside itself, and where. */
const named = (workspace: string): readonly { readonly path: string; readonly by: string }[] =>
  globSync(`${workspace}/**/*.{ts,tsx,mjs,cjs,json}`, { cwd: ROOT, exclude })
    .filter((file) => ownerOf(file) === workspace && !NEVER_KEPT.test(file) && !OF_THE_ROOT_ITSELF.includes(file))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(PATH)].map(([, to = '']) => ({
        path: relative(ROOT, join(ROOT, dirname(file), to)),
        by: file,
      })),
    )
    .filter(({ path }) => !path.startsWith('..') && !BUILT.test(path) && ownerOf(path) !== workspace && existsSync(join(ROOT, path)));

function inputsOf(workspace: string): readonly string[] {
  const { nx, dependencies, devDependencies } = manifests.get(workspace)!;
  const outside = nx?.namedInputs?.['outside'] ?? [];
  const globs = [...(namedInputs['sharedGlobals'] ?? []), ...outside].filter((input) => typeof input === 'string');
  const needed = Object.keys({ ...dependencies, ...devDependencies });
  const others = workspaces.filter((each) => needed.includes(manifests.get(each)!.name)).map((each) => `${each}/**/*`);
  return [...globs.map((glob) => glob.replace('{workspaceRoot}/', '')), ...others];
}

it.each(workspaces)('%s names nothing outside itself that is not among its inputs', (workspace) => {
  const inputs = inputsOf(workspace);
  const isInput = (path: string): boolean => {
    const inside = statSync(join(ROOT, path)).isDirectory() ? join(path, 'anything/at-all') : path;
    return inputs.some((glob) => glob === WHOLE_TREE || matchesGlob(inside, glob));
  };
  expect(named(workspace).filter(({ path }) => !isInput(path))).toEqual([]);
});

it('finds what workspaces name outside themselves', () => {
  expect(named('backend').map(({ path }) => path)).toContain('ops/releases.json');
  expect(named('ops').map(({ path }) => path)).toContain('.dependency-cruiser.cjs');
});
