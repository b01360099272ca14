import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { LeafLine } from '../../ui/leaf.tsx';
import styles from './result.module.css';

type Card = { readonly tool: string; readonly title: string; readonly children: ReactNode };

/** Where a result appears, with what stands there before. */
export function ResultCard({ tool, title, children }: Card) {
  return (
    <div className={styles.place}>
      <div data-empty className={styles.empty}>
        <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.leaf}>
          <LeafLine width={1.5} />
        </svg>
        <output>Your result appears here. All of it is worked out in your browser.</output>
      </div>
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

/** Said before anything is filled in; gone once an address is there. */
export function GateNotice() {
  return (
    <p data-gate-notice className={styles.notice}>
      <strong>Before you start:</strong> your first result asks for an email address. It stays in this browser. We send nothing to it and
      nobody else sees it.
    </p>
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
