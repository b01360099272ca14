import { mkdirSync, writeFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import type { PageFiles } from '../src/shared/static-page.ts';

type Chunk = Rolldown.OutputChunk;
type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Chunk>>;

const ISLANDS = '/src/app/islands.ts';
const APP = '/src/app/main.tsx';
const DOCUMENT = '/src/root.tsx';

/**
 * Writes down, by their hashed addresses, what the prerender that follows links to: the scripts of the public pages and of the app; and all
 * that each screen of the app begins with, for who fetches it ahead or weighs it.
 */
export const pageFiles = (): Plugin => ({
  name: 'willow-page-files',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle(_options, bundle) {
    const around = new Set(stylesOf(beginning(bundle, DOCUMENT)));
    const page = (module: string): PageFiles => {
      const [entry, ...imports] = beginning(bundle, module);
      if (!entry) throw new Error(`${module} is not in the bundle`);
      const styles = stylesOf([entry, ...imports]).filter((file) => !around.has(file));
      return { script: address(entry.fileName), imports: imports.map(({ fileName }) => address(fileName)), styles: styles.map(address) };
    };
    mkdirSync('build', { recursive: true });
    writeFileSync('build/page-files.json', JSON.stringify({ islands: page(ISLANDS), app: page(APP), screens: screens(bundle) }, null, 2));
  },
});

const address = (file: string): string => `/${file}`;

/** By the name of its module. */
function screens(bundle: Bundle): Readonly<Record<string, readonly string[]>> {
  const app = beginning(bundle, APP);
  const opened = app.flatMap((chunk) => chunk.dynamicImports).map((name) => bundle[name]);
  return Object.fromEntries(
    opened.flatMap((chunk) => {
      if (chunk?.type !== 'chunk') return [];
      const chunks = [...new Set([...app, ...closure(bundle, chunk)])];
      return [[chunk.name, [...chunks.map(({ fileName }) => fileName), ...stylesOf(chunks)].map(address)]];
    }),
  );
}

const stylesOf = (chunks: readonly Chunk[]): readonly string[] => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/** The chunk that a module begins, and all that is loaded with it. */
const beginning = (bundle: Bundle, module: string): readonly Chunk[] =>
  closure(
    bundle,
    Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.facadeModuleId?.split('?')[0]?.endsWith(module)),
  );

function closure(bundle: Bundle, from: Bundle[string] | undefined): readonly Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Bundle[string] | undefined): void => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(bundle[name]);
  };
  visit(from);
  return [...found];
}
