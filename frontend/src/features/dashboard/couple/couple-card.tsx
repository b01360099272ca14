import { lazy, useState } from 'react';
import { LoadGuard } from '../../../shared/load-guard.tsx';
import styles from '../dashboard.module.css';

const CoupleDetails = lazy(() => import('./couple-details.tsx'));

/** Folded: most people make one will. Opened, it reads whether there is a pair. */
export function CoupleCard() {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.card} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>Two wills for a couple</summary>
      {opened && (
        <LoadGuard>
          <CoupleDetails />
        </LoadGuard>
      )}
    </details>
  );
}
