import type { Offered } from '@willow/contracts/couple/couple.contract';
import { stepNumber, WIZARD, type WizardStep } from '@willow/contracts/will/questions';
import { useState } from 'react';
import { useKeepOfferedMutation, useOfferedQuery } from '../../shared/api/couple.api.ts';
import { sentence } from '../../shared/api/sentence.ts';
import { useMeOrRedirect } from '../../shared/use-me.ts';
import { rowsOfAll } from '../../shared/will-summary/summary.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Opening } from '../../ui/opening.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { showError } from '../../ui/toast/toast-store.ts';
import { wizardPath } from '../../shared/wizard-path.ts';
import styles from './couple-page.module.css';

/** What the other offers, step by step: kept as one's own, or left for the wizard to ask. */
export default function OfferedAnswers() {
  const { leaving } = useMeOrRedirect();
  const { data, error, refetch } = useOfferedQuery(undefined, { skip: leaving });
  if (data?.offered) return <Steps offered={data.offered} />;
  if (error && !data)
    return (
      <div className={styles.card}>
        <PageHeading>Two wills for a couple</PageHeading>
        <p role="alert">{sentence(error)}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (!data) return <Opening label="Reading what you were offered..." />;
  return (
    <div className={styles.card}>
      <PageHeading>Nothing is offered to you</PageHeading>
      <p>What you kept before is in your own will.</p>
      <ToWill />
    </div>
  );
}

function Steps({ offered }: { readonly offered: Offered }) {
  const [ours, setOurs] = useState<readonly number[]>([]);
  const whose = offered.from ?? 'your partner';
  const steps = WIZARD.filter(({ keys }) => keys.some((key) => offered.answers[key] !== undefined));
  return (
    <>
      <div className={styles.card}>
        <PageHeading>Answers to start from, as {whose} has them</PageHeading>
        <p>
          We turned them round, so that they speak of you. Keep what is right for you. <strong>What you keep is yours alone</strong>, and{' '}
          {whose} is not told. To answer something yourself, choose Change.
        </p>
      </div>
      {steps.map((step) => (
        <Step key={step.id} step={step} offered={offered} whose={whose} ours={ours} onOurs={setOurs} />
      ))}
      <div className={styles.card}>
        <ToWill />
      </div>
    </>
  );
}

type StepProps = {
  readonly step: WizardStep;
  readonly offered: Offered;
  readonly whose: string;
  readonly ours: readonly number[];
  readonly onOurs: (ours: readonly number[]) => void;
};

function Step({ step: { id, question, keys }, offered, whose, ours, onOurs }: StepProps) {
  const [keep, { isLoading }] = useKeepOfferedMutation();
  const number = stepNumber(id);
  const isKept = offered.kept.includes(number);
  const children = id === 'children' ? (offered.answers.children ?? []) : [];
  const isUnanswered = id === 'children' && ours.length === 0;
  const press = async () => {
    const { error } = await keep({ step: number, revision: offered.revision, ours: [...ours] });
    if (error) showError('This was not kept', sentence(error));
  };
  return (
    <section className={styles.card} aria-labelledby={`offered-${id}`}>
      <h2 id={`offered-${id}`}>{question}</h2>
      <p className={styles.note}>As {whose} has it</p>
      <dl className={styles.rows}>
        {rowsOfAll(keys, offered.answers).map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      {children.length > 0 && (
        <fieldset className={styles.ours}>
          <legend>Which of them are your children, too?</legend>
          {children.map(({ fullName }, place) => (
            <label key={`${place} ${fullName ?? ''}`}>
              <input
                type="checkbox"
                checked={ours.includes(place)}
                onChange={({ currentTarget: { checked } }) => onOurs(checked ? [...ours, place] : ours.filter((other) => other !== place))}
              />
              {fullName}
            </label>
          ))}
        </fieldset>
      )}
      <p className={styles.choices}>
        <Button busy={isLoading} disabled={isUnanswered} onClick={() => void press()}>
          {isKept ? 'Keep again' : 'Keep'}
          <span className="visually-hidden">: {question}</span>
        </Button>
        <a className={buttonClass({ look: 'secondary' })} href={wizardPath(id)}>
          Change<span className="visually-hidden">: {question}</span>
        </a>
        {isKept && <output>Kept in your will</output>}
      </p>
    </section>
  );
}

const ToWill = () => (
  <a className={buttonClass({ wide: true })} href="/wizard">
    Go on with your will
  </a>
);
