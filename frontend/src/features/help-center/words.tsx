import { createContext, use } from 'react';
import type { FirstUses } from './first-uses.ts';
import styles from './words.module.css';

/** Empty where guides stand whole among others: there, links to the glossary would be too many. */
export const Glossed = createContext<FirstUses>(new Map());

/** A text of a guide, with a link to the glossary at the first use of a word on the page. */
export function Words({ children }: { readonly children: string }) {
  const pieces = use(Glossed).get(children);
  if (!pieces) return children;
  return pieces.map(({ text, term }) =>
    term ? (
      <a key={term.id} href={`/glossary#${term.id}`} className={styles.term}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
