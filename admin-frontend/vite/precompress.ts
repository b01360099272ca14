import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json)$/;

/** Writes a brotli and a gzip twin beside every text file, so that the server only has to pick one. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: {
    order: 'post',
    handler: ({ dir }) => {
      for (const entry of readdirSync(dir ?? 'dist', { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && TEXT.test(entry.name)) compress(join(entry.parentPath, entry.name));
      }
    },
  },
});

function compress(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
}
