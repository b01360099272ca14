import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// For the development server alone. What is built has scripts of its own: those of the public pages and that of the app.
if (import.meta.env.DEV) startTransition(() => void hydrateRoot(document, <HydratedRouter />));
