import styles from './faq.module.css';

export type Question = { readonly question: string; readonly answer: string };

/** Questions that open one at a time, without any script. */
export function Faq({ items }: { readonly items: readonly Question[] }) {
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer }) => (
        <details key={question} name="faq">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
