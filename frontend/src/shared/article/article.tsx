import type { ReactNode } from 'react';
import styles from './article.module.css';

/** A page to be read: one column of text under its title. */
export function Article({ title, lead, children }: { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode }) {
  return (
    <article className={styles.article}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </article>
  );
}
