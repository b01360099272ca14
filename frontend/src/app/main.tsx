import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const place = document.querySelector('#app');
if (place)
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
