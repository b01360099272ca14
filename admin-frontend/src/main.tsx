import '@willow/frontend/web/fonts.css';
import 'virtual:scheme.css';
import './shared/theme/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { makeStore } from './shared/store.ts';
import { keptScheme, showScheme } from './shared/theme/scheme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
showScheme(keptScheme());
createRoot(root).render(
  <StrictMode>
    <App store={makeStore()} />
  </StrictMode>,
);
