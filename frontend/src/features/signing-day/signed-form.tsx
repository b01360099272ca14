import { londonDate, isRealDate } from '@willow/contracts/dates';
import { WitnessNames } from '@willow/contracts/will/signing';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useState } from 'react';
import { useRecordSigningMutation } from '../../shared/api/after-sending.api.ts';
import { sentence } from '../../shared/api/sentence.ts';
import { useBrowser } from '../../shared/browser.ts';
import { Verdicts } from '../../shared/will-check/verdicts.tsx';
import { isFailure } from '../../web/api/failure.ts';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { normalDate } from '../../ui/form/date-text.ts';
import { ErrorSummary, type FieldError } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import styles from './signing-day.module.css';

const FIELDS = [
  ['first', 'Full name of the first witness'],
  ['second', 'Full name of the second witness'],
] as const;

/** "It is signed": the day and the two witnesses, who are checked against everybody to whom the will gives something. */
export function SignedForm({ id }: { readonly id: string }) {
  const { now } = useBrowser();
  const [on, setOn] = useState(() => londonDate(now()));
  const [names, setNames] = useState({ first: '', second: '' });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [record, { data, error, reset }] = useRecordSigningMutation();
  const { busy, press } = usePressQueue();
  const check = data?.recorded === false ? data.check : null;
  const send = (understood: boolean) => {
    const parsed = z.safeParse(WitnessNames, names);
    const day = normalDate(on);
    const problems = [
      ...(isRealDate(day) ? [] : [{ id: `${id}-on`, message: 'Enter the day on which you signed, for example 25 11 2026' }]),
      ...(parsed.error?.issues ?? []).map(({ path, message }) => ({ id: `${id}-${String(path[0])}`, message })),
    ];
    setErrors(problems);
    setAttempt(attempt + 1);
    if (!parsed.success || problems.length > 0) return reset();
    const signing = { on: day, witnesses: parsed.data, understood };
    return press(signing, () => record(signing));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  const messageOf = (field: string) => errors.find((each) => each.id === `${id}-${field}`)?.message;
  return (
    <section id={id} className={styles.form} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>It is signed</h2>
      <p>Tell us when all three of you have signed. We then stop asking, and you get an executor’s sheet.</p>
      <form onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} attempt={attempt} />
        <DateField
          id={`${id}-on`}
          legend="On which day did you sign?"
          hint="For example, 25 11 2026"
          value={on}
          error={isRealDate(normalDate(on)) ? undefined : messageOf('on')}
          onChange={changed(setOn, reset)}
        />
        {FIELDS.map(([name, label]) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={label}
            value={names[name]}
            error={messageOf(name)}
            input={{ autoComplete: 'off' }}
            onChange={changed((value) => setNames({ ...names, [name]: value }), reset)}
          />
        ))}
        {isFailure(error) && (
          <p role="alert" className={styles.failure}>
            {sentence(error)}
          </p>
        )}
        <div aria-live="polite">
          {check && (
            <>
              <Verdicts check={check} />
              <WhatToDo barred={check.witnesses.some(({ verdict }) => verdict === 'no')} onKeep={() => send(true)} busy={busy} />
            </>
          )}
        </div>
        {!check && (
          <Button type="submit" busy={busy}>
            It is signed
          </Button>
        )}
      </form>
    </section>
  );
}

const changed = (set: (value: string) => void, reset: () => void) => (value: string) => {
  set(value);
  reset();
};

function WhatToDo({ barred, onKeep, busy }: { readonly barred: boolean; readonly onKeep: () => void; readonly busy: boolean }) {
  return (
    <div className={styles.todo}>
      {barred ? (
        <>
          <p>
            <strong>Your will counts, but this witness loses what it gives them.</strong> You can still put it right: print the will again,
            sign it with another witness, all three of you, and destroy this one. Then give the new names here.
          </p>
          <Button look="secondary" busy={busy} onClick={onKeep}>
            Record it anyway
          </Button>
        </>
      ) : (
        <>
          <p>If it is somebody else, all is well. If it is not, print the will again and sign it with another witness.</p>
          <Button look="secondary" busy={busy} onClick={onKeep}>
            It is somebody else: record it
          </Button>
        </>
      )}
    </div>
  );
}
