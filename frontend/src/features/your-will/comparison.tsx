import { MAX_ESTATE_POUNDS } from '@willow/contracts/will/explanations.contract';
import type { ExactShare } from '@willow/contracts/will/simulation';
import type { ComparedShare, WillComparison } from '@willow/contracts/will/comparison';
import { type FormEvent, useState } from 'react';
import { useWithoutWillQuery } from '../../shared/api/explanations.api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Read } from '../../shared/will-check/reading.tsx';
import { pounds, readPounds, shareInWords } from './shares.ts';
import styles from './comparison.module.css';

export function Comparison() {
  const [value, setValue] = useState<number | null>(null);
  const result = useWithoutWillQuery({ estateValue: value });
  return (
    <section className={styles.section} aria-labelledby="comparison-title">
      <h2 id="comparison-title">With or without this will</h2>
      <p>If you had no will, the law would divide what you own by the intestacy rules. Here are both results for your family.</p>
      <Read of={result} label="We are comparing the two...">
        {(data) => (
          <>
            <ValueForm from={data.estateValue} busy={result.isFetching} onValue={setValue} />
            {data.estateValue !== null && <BothSides comparison={data} value={data.estateValue} />}
          </>
        )}
      </Read>
    </section>
  );
}

type FormProps = { readonly from: number | null; readonly busy: boolean; readonly onValue: (pounds: number) => void };

function ValueForm({ from, busy, onValue }: FormProps) {
  const [text, setText] = useState(from === null ? '' : from.toLocaleString('en-GB'));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = readPounds(text);
    const problem =
      amount === null
        ? 'Enter the value in whole pounds, for example 250,000'
        : amount > MAX_ESTATE_POUNDS
          ? `Enter no more than ${pounds(MAX_ESTATE_POUNDS)}`
          : undefined;
    setError(problem);
    if (problem) document.getElementById('estate')?.focus();
    else if (amount !== null) onValue(amount);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <Field
        id="estate"
        label="What is everything you own worth, roughly?"
        hint="Home, savings and belongings, less what you owe. We start with the value of your home when we know it, or half of it if you own a share, and keep nothing you type here."
        error={error}
        short
        prefix="£"
        value={text}
        onChange={setText}
        input={{ inputMode: 'numeric', autoComplete: 'off' }}
      />
      <Button type="submit" look="secondary" busy={busy}>
        Compare
      </Button>
    </form>
  );
}

function BothSides({ comparison, value }: { readonly comparison: WillComparison; readonly value: number }) {
  const { withWill, withoutWill, differences, notes, figures } = comparison;
  return (
    <>
      <div className={styles.sides}>
        <Side title="With this will" shares={withWill} />
        <Side title="Without a will" shares={withoutWill} />
      </div>
      {differences.length > 0 && (
        <>
          <h3>The difference for an estate of {pounds(value)}</h3>
          <ul>
            {differences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {figures.map(({ label, value: figure, source, asOf }) => (
          <p key={label}>
            {label}: {figure}. Source: {source}, read on {asOf}.
          </p>
        ))}
        <p>This is an illustration, not advice.</p>
      </div>
    </>
  );
}

const shareOrGift = (share: ExactShare | null, amount: number | null): string =>
  share ? shareInWords(share) : amount === null ? 'not known' : 'a gift of money';

function Side({ title, shares }: { readonly title: string; readonly shares: readonly ComparedShare[] }) {
  return (
    <table className={styles.side}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Share</th>
          <th scope="col">About</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ name, share, pounds: amount }, index) => (
          <tr key={`${index} ${name}`}>
            <th scope="row">{name}</th>
            <td>{shareOrGift(share, amount)}</td>
            <td>{amount === null ? '-' : pounds(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
