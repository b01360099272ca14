import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo.tsx';
import { Contact } from './contact.tsx';
import styles from './app-page.module.css';

type Props = {
  readonly aside?: ReactNode;
  readonly before?: ReactNode;
  readonly narrow?: boolean;
  /** At the till nothing leads away but the way back: what else can be opened opens beside it. */
  readonly still?: boolean;
  readonly children: ReactNode;
};

export function AppPage({ aside, before, narrow = false, still = false, children }: Props) {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo still={still} />
          {aside}
        </div>
      </header>
      <div className={`${styles.content} ${narrow ? styles.narrow : ''}`}>
        {before && <nav aria-label="Back">{before}</nav>}
        <main id="content">{children}</main>
      </div>
      <footer className={styles.footer}>
        <div className={styles.bar}>
          <Contact />
          <div className={styles.links}>
            <a href="/privacy-policy" {...(still && { target: '_blank', rel: 'noreferrer' })}>
              Privacy Policy
            </a>
            <button type="button" data-consent-do="options">
              Cookie settings
            </button>
          </div>
        </div>
      </footer>
    </>
  );
}
