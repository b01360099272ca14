import { DRAFTED } from './drafted.ts';
import { EXAMPLE_WILLS, type ExampleId } from '@willow/contracts/example-wills/example-wills';
import { formatPounds, inWholePounds } from '@willow/contracts/money';
import type { ComparedShare } from '@willow/contracts/will/comparison';
import styles from './drafted-will.module.css';

/** Who takes what under the will of an example, who would without it, and who does once somebody has died. */
export function Outcomes({ example }: { readonly example: ExampleId }) {
  const { cases, comparison } = DRAFTED[example];
  const estate = inWholePounds(EXAMPLE_WILLS[example].estate);
  return (
    <>
      <div className={styles.sides}>
        <Side title={`With this will, of ${estate}`} shares={comparison.withWill} />
        <Side title="Without a will" shares={comparison.withoutWill} />
      </div>
      <ul>
        {cases
          .filter(({ dead }) => dead.length > 0)
          .map(({ dead, summary }) => (
            <li key={summary}>
              If {dead.join(' and ')} had died first: {summary}
            </li>
          ))}
        {comparison.differences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className={styles.small}>
        {[
          ...comparison.notes,
          ...comparison.figures.map(({ label, value, source, asOf }) => `${label}: ${value}. Source: ${source}, read on ${asOf}.`),
        ].join(' ')}
      </p>
    </>
  );
}

const inMoney = (pounds: number | null): string =>
  pounds === null ? 'It depends on your relatives' : Number.isInteger(pounds) ? inWholePounds(pounds) : formatPounds(pounds);

const Side = ({ title, shares }: { readonly title: string; readonly shares: readonly ComparedShare[] }) => (
  <table>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">Who</th>
        <th scope="col">Gets</th>
      </tr>
    </thead>
    <tbody>
      {shares.map(({ name, pounds }) => (
        <tr key={`${name} ${pounds}`}>
          <th scope="row">{name}</th>
          <td>{inMoney(pounds)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
