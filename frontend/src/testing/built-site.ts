import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUILD = join(dirname(fileURLToPath(import.meta.url)), '../../build');

/** A file of the build. Tests of the build fail without one: they never skip. */
export function built(path: string): string {
  const file = join(BUILD, path);
  if (!existsSync(file)) throw new Error(`${path} is not built. Run npm run build -w frontend first.`);
  return readFileSync(file, 'utf8');
}

export const isBuilt = (path: string): boolean => existsSync(join(BUILD, path));

export const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

const pages = new Map<string, Document>();

/** A page of the build, which is read once: nobody changes it. */
export function pageAt(path: string): Document {
  const page = pages.get(path) ?? new DOMParser().parseFromString(built(join('client', path, 'index.html')), 'text/html');
  pages.set(path, page);
  return page;
}

const NOW = /(?:import|from)\s*"\.\/([^"]+)"/g;
const NOW_AND_LATER = /(?:import|from)\s*\(?\s*["`]\.\/([^"`]+\.js)["`]/g;

/** The scripts a page loads at once: its own and what they import at the top. */
export const scriptsOf = (document: Document): readonly string[] => follow(document, NOW);

/** Those that it loads when somebody does something as well. */
export const allScriptsOf = (document: Document): readonly string[] => follow(document, NOW_AND_LATER);

/** The scripts that a screen of the app begins with. */
export function scriptsOfScreen(name: string): readonly string[] {
  const { screens } = JSON.parse(built('page-files.json')) as { readonly screens: Readonly<Record<string, readonly string[]>> };
  return (screens[name] ?? []).filter((file) => file.endsWith('.js'));
}

function follow(document: Document, imports: RegExp): readonly string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, name = ''] of built(join('client', path)).matchAll(imports)) visit(join(dirname(path), name));
  };
  document.querySelectorAll('script[src]').forEach((script) => visit(script.getAttribute('src') ?? ''));
  return [...found];
}
