import type { ReactNode } from 'react';
import styles from './explain.module.css';

export function Explain({ question, children }: { readonly question: string; readonly children: ReactNode }) {
  return (
    <details className={styles.explain}>
      <summary>{question}</summary>
      <div>{children}</div>
    </details>
  );
}
