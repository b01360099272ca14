import type { WillAnswers } from '@willow/contracts/will/answers';
import { stepAt } from '@willow/contracts/will/wizard';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { wizardPath } from '../../shared/wizard-path.ts';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { isFormerPartner, placesOf } from './former-partner.ts';
import { SaveFailed } from './save-failed.tsx';
import { useSave } from './use-save.ts';
import { useWizard } from './wizard-context.ts';
import styles from './taken-out.module.css';

type Executor = NonNullable<WillAnswers['executors']>[number];
type Props = { readonly name: string; readonly before: WillAnswers };

const asWhat = (what: string, relationship: string | undefined): string => (relationship ? `${what}, as “${relationship}”` : what);

/** Whom a marriage that ended leaves in the will under what they were. Nothing is changed before the customer says so. */
export function FormerPartnerPanel({ name, before }: Props) {
  const { will } = useWizard();
  const { executors = [], reserveExecutors = [] } = will.jsonAnswers;
  const wasNamed = [...(before.executors ?? []), ...(before.reserveExecutors ?? [])];
  const isUnchanged = (executor: Executor) =>
    isFormerPartner(name, executor) &&
    wasNamed.some((other) => isFormerPartner(name, other) && other.relationship === executor.relationship);
  const duties = [
    ...executors.filter(isUnchanged).map(({ relationship }) => asWhat('Executor', relationship)),
    ...reserveExecutors.filter(isUnchanged).map(({ relationship }) => asWhat('Reserve executor', relationship)),
  ];
  const places = placesOf(name, will.jsonAnswers);
  if (duties.length + places.length === 0) return null;
  return (
    <section aria-labelledby="former-partner">
      <h3 id="former-partner">{name} is still named in your will</h3>
      <ul>
        {duties.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {places.map(({ step, what, relationship }) => (
          <li key={`${step} ${what}`}>
            <Link to={`${wizardPath(step)}?return=check`}>{asWhat(what, relationship)}</Link>
          </li>
        ))}
      </ul>
      {duties.length > 0 && <Duty name={name} />}
    </section>
  );
}

function Duty({ name }: { readonly name: string }) {
  const { will, me } = useWizard();
  const [relationship, setRelationship] = useState('');
  const [error, setError] = useState<string>();
  const { failure, save } = useSave();
  const { busy, press } = usePressQueue();
  const { jsonAnswers, currentStep } = will;
  const [last, setLast] = useState<(executor: Executor) => readonly Executor[]>();
  const change = async (what: (executor: Executor) => readonly Executor[]) => {
    setLast(() => what);
    const changed = (list: readonly Executor[] = []) => list.flatMap((each) => (isFormerPartner(name, each) ? what(each) : [each]));
    const reserves = changed(jsonAnswers.reserveExecutors);
    const { reserveExecutors: _, ...others } = jsonAnswers;
    const answers = { ...others, executors: changed(jsonAnswers.executors), ...(reserves.length > 0 && { reserveExecutors: reserves }) };
    await save(answers, stepAt(currentStep).id);
  };
  const keep = (event: FormEvent) => {
    event.preventDefault();
    setError(relationship.trim() ? undefined : `Enter what ${name} is to you now`);
    if (relationship.trim()) press({ relationship }, () => change((executor) => [{ ...executor, relationship: relationship.trim() }]));
    else document.getElementById('former-relationship')?.focus();
  };
  return (
    <>
      <form onSubmit={keep} noValidate>
        <Field
          id="former-relationship"
          label={`What is ${name} to you now?`}
          hint="For example, former husband or friend"
          value={relationship}
          error={error}
          input={{ autoComplete: 'off' }}
          onChange={setRelationship}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="secondary" busy={busy}>
            Keep as executor
          </Button>
          <Button look="secondary" onClick={() => press('take out', () => change(() => []))}>
            Take out
          </Button>
        </div>
      </form>
      {failure && last && <SaveFailed failure={failure} email={me.email} onRetry={() => void change(last)} />}
    </>
  );
}
