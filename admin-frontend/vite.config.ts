import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './vite/budget.ts';
import { precompress } from './vite/precompress.ts';
import { scheme } from './vite/scheme-css.ts';
import { slimGrid } from './vite/slim-grid.ts';

const LOGIN = ['index.html'];
const FIRST_SCREEN = [...LOGIN, 'app/console.tsx', 'orders/orders-page.tsx', 'list/order-table.tsx'];

/** What the login screen loads anyway: in one file it weighs less than in ten, however screens that come later share it. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|reselect|react-redux)\/|shared\/theme\/tokens\.ts|contracts\/dist\/(brand\/(tokens|brand)|constants|email|messages|messages-catalogue|unseen|lookalikes)\.js/;

/** Served by the API under /admin on its own origin; in development the API runs beside it. */
export default defineConfig({
  base: '/admin/',
  plugins: [
    slimGrid(),
    scheme(),
    react(),
    budget([
      { screen: 'login screen', modules: LOGIN, bytes: 171_000 },
      { screen: 'first screen', modules: FIRST_SCREEN, bytes: 322_000 },
    ]),
    precompress(),
  ],
  // The API takes changes from its own address only.
  server: { proxy: { '/api': { target: 'http://localhost:3000', headers: { origin: 'http://localhost:3000' } } } },
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } },
  },
});
