import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { HeaderKind } from './links.ts';
import styles from './public-page.module.css';

type Props = {
  readonly header?: HeaderKind;
  /** Its path, where the header links to it. */ readonly here?: string;
  readonly children: ReactNode;
};

export function PublicPage({ header = 'public', here, children }: Props) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to main content
      </a>
      <Header kind={header} here={here} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
