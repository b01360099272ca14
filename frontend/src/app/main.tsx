import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { askAhead } from './ask-ahead.ts';
import { createStore } from './store.ts';

const place = document.querySelector('#app');
if (place) {
  const store = createStore();
  askAhead(store, window.location.pathname);
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  );
}
