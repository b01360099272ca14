import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { islandsUrl } from './scripts/islands-url.ts';
import { tokensCss } from './scripts/tokens-css.ts';

export default defineConfig({
  plugins: [tokensCss(), reactRouter(), islandsUrl()],
  define: { 'process.env.SITE_ORIGIN': JSON.stringify(process.env.SITE_ORIGIN ?? '') },
  build: { assetsInlineLimit: 0, manifest: true },
  optimizeDeps: { include: ['zod/mini'] },
  environments: { client: { build: { rolldownOptions: { input: ['src/app/islands.ts'] } } } },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
