import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './result.module.css';
import type { Tool } from './tool.ts';

type Card = { readonly tool: Tool; readonly title: string; readonly children: ReactNode };

/** Where a result appears, with what stands there before. */
export function ResultCard({ tool, title, children }: Card) {
  return (
    <div className={styles.place}>
      <p data-empty className={styles.empty}>
        Your result appears here. All of it is worked out in your browser.
      </p>
      <section data-result={tool} hidden aria-labelledby={`${tool}-result-title`} className={styles.card}>
        <h3 id={`${tool}-result-title`} tabIndex={-1}>
          {title}
        </h3>
        <p className={styles.given} data-slot="given" />
        {children}
      </section>
    </div>
  );
}

export const RULES_DATE = 'Rules last updated July 2023.';

export function Disclaimer({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.small}>
      <li>This result is an estimate. It is not legal advice.</li>
      <li>{children}</li>
      <li>
        {RULES_DATE} <a href="#rules">What has changed since</a>
      </li>
    </ul>
  );
}

export function ShareLink() {
  return (
    <div className={styles.share}>
      <Button look="secondary" size="small" data-copy>
        Copy a link to this result
      </Button>
      <output data-copied />
      <input data-link readOnly hidden aria-label="Link to this result" />
    </div>
  );
}
