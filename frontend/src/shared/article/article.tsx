import type { ReactNode } from 'react';
import styles from './article.module.css';

export function Article({ title, lead, children }: { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode }) {
  return (
    <article className={styles.article}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </article>
  );
}
