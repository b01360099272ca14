import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes the hashed address of the islands script down, so that the prerender that follows can link to it. */
export const islandsUrl = (): Plugin => ({
  name: 'willow-islands-url',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle(_options, bundle) {
    const entry = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.isEntry && file.facadeModuleId?.endsWith('/islands.ts'),
    );
    if (entry) writeFileSync('build/islands-url', `/${entry.fileName}`);
  },
});
