import type { SimulatedPerson } from '@willow/contracts/will/simulation';
import type { RefObject } from 'react';
import { useWhoGetsWhatQuery } from '../../shared/api/explanations.api.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Outcome } from './outcome.tsx';
import { Read } from '../../shared/will-check/reading.tsx';
import { ALL_ALIVE, isSame, toggleDead, toggleNoIssue, type Trial } from './trial.ts';
import styles from './simulator.module.css';

type Props = {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly trial: Trial;
  readonly onChange: (trial: Trial) => void;
};

export function Simulator({ heading, trial, onChange }: Props) {
  const result = useWhoGetsWhatQuery({ dead: [...trial.dead], noIssue: [...trial.noIssue] });
  return (
    <section className={styles.simulator} aria-labelledby="simulator-title">
      <h2 id="simulator-title" ref={heading} tabIndex={-1}>
        What if somebody dies before you?
      </h2>
      <p>
        Nobody likes to think about it, and it is the question a will has to answer. Tap a person to see what happens if they are no longer
        alive 28 days after you die; for a charity or company it means that it has closed. Nothing you do here changes your will.
      </p>
      <Read of={result} label="We are working out who gets what...">
        {(data) => (
          <div className={styles.columns}>
            <People people={data.people} trial={trial} onChange={onChange} />
            <output className={styles.summary}>
              <span>{data.summary}</span>
            </output>
            <Outcome result={data} pending={!isSame(data, trial)} />
          </div>
        )}
      </Read>
    </section>
  );
}

type PeopleProps = Omit<Props, 'heading'> & { readonly people: readonly SimulatedPerson[] };

function People({ people, trial, onChange }: PeopleProps) {
  return (
    <section aria-labelledby="people-title">
      <div className={styles.head}>
        <h3 id="people-title">The people in your will</h3>
        <Button look="secondary" size="small" aria-disabled={isSame(trial, ALL_ALIVE)} onClick={() => onChange(ALL_ALIVE)}>
          <Icon name="refresh" /> Everybody alive
        </Button>
      </div>
      <ul className={styles.people}>
        {people.map((person) => (
          <Person key={person.id} person={person} trial={trial} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function Person({
  person: { id, name, role, descendantsTake, isOrganisation, hasDied },
  trial,
  onChange,
}: Omit<PeopleProps, 'people'> & { readonly person: SimulatedPerson }) {
  const [gone, there] = isOrganisation ? ['has closed', 'is still there'] : ['has died', 'is alive'];
  const died = hasDied || trial.dead.includes(id);
  const leavesNobody = trial.noIssue.includes(id);
  const about = (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.role}>{role}</span>
      <span className={styles.state}>{died ? gone : there}</span>
    </>
  );
  return (
    <li data-died={died || undefined}>
      {hasDied ? (
        <div className={styles.person}>{about}</div>
      ) : (
        <button type="button" className={styles.person} aria-pressed={died} onClick={() => onChange(toggleDead(trial, id))}>
          {about}
        </button>
      )}
      {died && descendantsTake && (
        <button type="button" className={styles.nobody} aria-pressed={leavesNobody} onClick={() => onChange(toggleNoIssue(trial, id))}>
          <span className={styles.box}>{leavesNobody && <Icon name="check" />}</span>
          <span>
            <span className="visually-hidden">{name} </span>
            {hasDied ? 'has no children or grandchildren left' : 'leaves no children or grandchildren'}
          </span>
        </button>
      )}
    </li>
  );
}
