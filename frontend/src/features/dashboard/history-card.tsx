import { lazy, useState } from 'react';
import { LoadGuard } from '../../shared/load-guard.tsx';
import styles from './dashboard.module.css';

const HistoryList = lazy(() => import('./history-list.tsx'));

/** Opened, it reads what happened and shows it. */
export function HistoryCard() {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.card} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>What happened with my will</summary>
      {opened && (
        <LoadGuard>
          <HistoryList />
        </LoadGuard>
      )}
    </details>
  );
}
