import { WitnessNames } from '@willow/contracts/will/signing';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useState } from 'react';
import { useCheckWitnessesMutation } from '../api/explanations.api.ts';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type FieldError } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { CheckFailed } from './check-failed.tsx';
import { Verdicts } from './verdicts.tsx';
import styles from './checks.module.css';

const FIELDS = [
  ['first', "First witness's full name"],
  ['second', "Second witness's full name"],
] as const;

/** Two names, checked against everybody who takes something. What is typed is sent once and kept nowhere. */
export function WitnessChecker() {
  const [names, setNames] = useState({ first: '', second: '' });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [check, { data, error, reset }] = useCheckWitnessesMutation();
  const { busy, press } = usePressQueue();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = z.safeParse(WitnessNames, names);
    setErrors((parsed.error?.issues ?? []).map(({ path, message }) => ({ id: `witness-${String(path[0])}`, message })));
    setAttempt(attempt + 1);
    if (parsed.success) press(parsed.data, () => check(parsed.data));
    else reset();
  };
  return (
    <section className={`${styles.section} ${styles.screenOnly}`} aria-labelledby="witness-title">
      <h2 id="witness-title">Can these two be my witnesses?</h2>
      <form onSubmit={submit} noValidate className={styles.form}>
        <ErrorSummary errors={errors} attempt={attempt} />
        {FIELDS.map(([name, label]) => (
          <Field
            key={name}
            id={`witness-${name}`}
            label={label}
            value={names[name]}
            error={errors.find(({ id }) => id === `witness-${name}`)?.message}
            input={{ autoComplete: 'off' }}
            onChange={(value) => {
              setNames({ ...names, [name]: value });
              // Not what is still being looked up either: its answer would stand beside other names.
              reset();
            }}
          />
        ))}
        <Button type="submit" busy={busy}>
          Check these names
        </Button>
        <p className={styles.hint}>We look the names up in your will and forget them. Nothing you type here is saved.</p>
      </form>
      <CheckFailed error={error} />
      <output className={styles.result}>{data && <Verdicts check={data} />}</output>
    </section>
  );
}
