import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header, type HeaderKind } from './header.tsx';
import styles from './public-page.module.css';

export function PublicPage({ header = 'public', children }: { readonly header?: HeaderKind; readonly children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to main content
      </a>
      <Header kind={header} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
