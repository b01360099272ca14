import type { ReactNode } from 'react';
import { BRAND } from '@willow/contracts/brand/brand';
import { Logo } from '../../ui/logo.tsx';
import styles from './app-page.module.css';

type Props = {
  readonly aside?: ReactNode;
  readonly before?: ReactNode;
  readonly narrow?: boolean;
  readonly children: ReactNode;
};

export function AppPage({ aside, before, narrow = false, children }: Props) {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo />
          {aside}
        </div>
      </header>
      <div className={`${styles.content} ${narrow ? styles.narrow : ''}`}>
        {before && <nav aria-label="Back">{before}</nav>}
        <main id="content">{children}</main>
      </div>
      <footer className={styles.footer}>
        <div className={styles.bar}>
          <a href={`mailto:${BRAND.supportEmail}`}>Contact Support</a>
          <a href="/privacy-policy">Privacy Policy</a>
          <button type="button" data-cookie-settings>
            Cookie settings
          </button>
        </div>
      </footer>
    </>
  );
}
