import { lazy } from 'react';
import { LoadGuard } from '../load-guard.tsx';

const StressCard = lazy(() => import('./stress-card.tsx'));

/** The card of the stress report, loaded after everything that its screen is for; without it the screen is complete too. */
export function StressNote() {
  return (
    <LoadGuard>
      <StressCard />
    </LoadGuard>
  );
}
