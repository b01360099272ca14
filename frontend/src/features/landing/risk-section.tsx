import type { ReactNode } from 'react';
import styles from './landing.module.css';

export function RiskSection({ children }: { readonly children: ReactNode }) {
  return (
    <section id="risk-calculator" aria-labelledby="risk-title" className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.intro}>
          <h2 id="risk-title">What could go wrong without a will?</h2>
          <p>Five quick questions. Your answers stay on this page: nothing is sent and nothing is kept.</p>
        </div>
        {children}
      </div>
    </section>
  );
}
