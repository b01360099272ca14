import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite/precompress.ts';
import { slimGrid } from './vite/slim-grid.ts';

/** Served by the API under /admin on its own origin; in development the API runs beside it. */
export default defineConfig({
  base: '/admin/',
  plugins: [slimGrid(), react(), precompress()],
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: { outDir: 'dist', assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 600 },
});
