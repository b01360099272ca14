import type { Example } from '@willow/contracts/brand/examples';
import { ExampleMark } from '../example/example.tsx';
import styles from './faq.module.css';

export type Question = {
  readonly question: string;
  /** Said before the answer, and not yet confirmed: data for search engines leave it out. */
  readonly claim?: { readonly text: string; readonly of: Example };
  readonly answer: string;
};

/** Questions that open one at a time, without any script. */
export function Faq({ items }: { readonly items: readonly Question[] }) {
  return (
    <div className={styles.faq}>
      {items.map(({ question, claim, answer }) => (
        <details key={question} name="faq">
          <summary>{question}</summary>
          {claim && (
            <p>
              {claim.text} <ExampleMark of={claim.of} />
            </p>
          )}
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
