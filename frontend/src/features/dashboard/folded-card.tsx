import { type ComponentType, type LazyExoticComponent, useState } from 'react';
import { LoadGuard } from '../../shared/load-guard.tsx';
import styles from './dashboard.module.css';

type Props = {
  readonly title: string;
  readonly of: LazyExoticComponent<ComponentType>;
};

/** Opened, it loads what it is about and lets it read what it shows. */
export function FoldedCard({ title, of: Content }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.card} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{title}</summary>
      {opened && (
        <LoadGuard>
          <Content />
        </LoadGuard>
      )}
    </details>
  );
}
