import { EXAMPLE_MARKS, type Example } from '@willow/contracts/brand/examples';
import { dateInWords } from '@willow/contracts/dates';
import { type Figure, FIGURES } from '@willow/contracts/law/figures';
import { shortPounds } from '@willow/contracts/short-pounds';
import type { ReactNode } from 'react';
import { ExampleMark } from '../../shared/example/example.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './calculator.module.css';
import tools from './free-tools.module.css';
import { ResultCard } from './result-parts.tsx';

type Props = {
  /** What `enhanceCalculator` knows it by. */
  readonly name: string;
  /** What is typed first, and what it makes. */
  readonly asks: string;
  readonly answers: string;
  readonly fields: ReactNode;
  readonly children: ReactNode;
};

/** A calculator whose result stands beside the form as it is filled in, as markup; `enhanceCalculator` works it out. */
export function Calculator({ name, asks, answers, fields, children }: Props) {
  return (
    <section aria-labelledby="asks-title" className={styles.calculator}>
      <noscript>
        <p className={tools.notice}>
          This calculator works inside your browser and needs JavaScript. The rules that it follows stand below in words: they need none.
        </p>
      </noscript>
      <h2 id="asks-title" className={styles.asks}>
        {asks}
      </h2>
      <div className={`${tools.columns} ${styles.live}`}>
        <form data-island data-calculator={name} noValidate autoComplete="off" className={tools.form}>
          {fields}
        </form>
        <ResultCard tool={name} title={answers}>
          {children}
          <p className={styles.print}>
            <Button look="secondary" size="small" data-print>
              Print this result
            </Button>
          </p>
        </ResultCard>
      </div>
    </section>
  );
}

type Row = { readonly slot: string; readonly words: string; readonly isTotal?: boolean };

/** The sums of a result in the order in which they are worked out. A second column is shown where there are two. */
export function Sums({
  caption,
  rows,
  columns = [],
}: {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns?: readonly [string, string] | readonly [];
}) {
  const slots = columns.length === 0 ? [''] : ['First', 'Then'];
  return (
    <table className={styles.sums}>
      <caption className="visually-hidden">{caption}</caption>
      {columns.length > 0 && (
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Where it comes from</span>
            </th>
            {columns.map((title, index) => (
              <th key={title} scope="col" data-first={index === 0 || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ slot, words, isTotal }) => (
          <tr key={slot} className={isTotal ? styles.total : undefined}>
            <th scope="row">{words}</th>
            {slots.map((which) => (
              <td key={which} data-first={which === 'First' || undefined}>
                <span data-slot={slot + which}>-</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Rules = {
  readonly rules: readonly string[];
  readonly leavesOut: readonly string[];
  readonly figures: readonly (keyof typeof FIGURES)[];
  /** Where to look a figure up, and what to read. */
  readonly children: ReactNode;
};

/** What a calculator does in words, what it does not do, and where its figures are from. */
export function RulesBehind({ rules, leavesOut, figures, children }: Rules) {
  return (
    <>
      <section aria-labelledby="rules-title" className={styles.rules}>
        <div>
          <h2 id="rules-title">The rules in words</h2>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
        <div className={styles.out}>
          <h2>What this leaves out</h2>
          <ul>
            {leavesOut.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="figures-title" className={styles.figures}>
        <h2 id="figures-title">Where the figures are from</h2>
        <dl>
          {figures.map((name) => (
            <FigureView key={name} name={name} figure={FIGURES[name]} />
          ))}
        </dl>
        {children}
        <p>
          This is general information about the law of England and Wales. The result is an estimate, and not legal, tax or financial advice.
        </p>
      </section>
    </>
  );
}

const isExample = (item: string): item is Example => Object.hasOwn(EXAMPLE_MARKS, item);

function FigureView({ name, figure: { value, unit, what, source, asOf } }: { readonly name: string; readonly figure: Figure }) {
  const item = `figures.${name}`;
  return (
    <div>
      <dt>
        {what}: <strong>{unit === 'pence' ? shortPounds(value) : unit === 'percent' ? `${value}%` : `${value} ${unit}`}</strong>
      </dt>
      <dd>
        {source}. Read on {dateInWords(asOf)}. {isExample(item) && <ExampleMark of={item} />}
      </dd>
    </div>
  );
}
