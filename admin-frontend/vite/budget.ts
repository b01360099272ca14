import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** A screen, the modules that it loads when it is opened, and what they may weigh together with all they import: bytes of gzipped JavaScript. */
type Budget = { readonly screen: string; readonly modules: readonly string[]; readonly bytes: number };

export const budget = (budgets: readonly Budget[]): Plugin => ({
  name: 'budget',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
    for (const { screen, modules, bytes } of budgets) {
      const starts = modules.map((module) => [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)));
      if (starts.includes(undefined)) this.error(`The ${screen} no longer loads ${modules.join(', ')}: look at its budget`);
      const weight = weigh(
        starts.flatMap((chunk) => chunk ?? []),
        chunks,
      );
      if (weight > bytes) this.error(`The ${screen} loads ${weight} bytes of JavaScript, more than the ${bytes} it may`);
      this.info(`The ${screen} loads ${weight} of ${bytes} bytes of JavaScript`);
    }
  },
});

function weigh(starts: readonly Rolldown.OutputChunk[], chunks: ReadonlyMap<string, Rolldown.OutputChunk>): number {
  const loaded = new Set(starts);
  for (const chunk of loaded) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) loaded.add(imported);
    }
  }
  return [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).byteLength, 0);
}
