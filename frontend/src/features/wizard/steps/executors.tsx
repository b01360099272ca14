import { MAX_EXECUTORS, MAX_RESERVE_EXECUTORS } from '@willow/contracts/constants';
import { isPartial } from '../checks.ts';
import { adults, knownPeople, notYetListed } from '../known-people.ts';
import { AppointeeFields } from '../parts/appointee-fields.tsx';
import { Explain } from '../parts/explain.tsx';
import { MoreChoices } from '../parts/more-choices.tsx';
import { PeoplePicker } from '../parts/people.tsx';
import { ProfessionalTick } from '../parts/professional-tick.tsx';
import { Repeater } from '../parts/repeater.tsx';
import styles from '../wizard.module.css';
import type { ScreenProps } from './screen.ts';

export function AboutExecutors({ draft, change, error, answers, me, today }: ScreenProps) {
  const { executors = [] } = draft;
  const free = executors.findIndex(({ fullName }) => !fullName?.trim());
  const people = executors.length < MAX_EXECUTORS || free >= 0 ? notYetListed(adults(knownPeople(answers), today), executors) : [];
  const pick = ({ fullName, address = '', relationship }: (typeof people)[number]) => {
    const person = { fullName, address, relationship };
    change({ executors: free >= 0 ? executors.with(free, person) : [...executors, person] });
    return `executors-${free >= 0 ? free : executors.length}`;
  };
  return (
    <>
      <p className={styles.guidance}>
        Name at least one executor; you can name up to {MAX_EXECUTORS}. Executors must be 18 or over. They may inherit from you, and most
        do.
      </p>
      <Explain question="What is an executor?">
        <p>
          The person who carries out your will: they collect what you own, pay what you owe and hand out the rest as you wished. Choose
          people you trust, and ask them first. If you name more than one, they act together, and the others go on if one cannot.
        </p>
      </Explain>
      <PeoplePicker people={people} onPick={pick} />
      <Repeater
        id="executors"
        noun="Executor"
        items={executors}
        onChange={(items) => change({ executors: [...items] })}
        empty={{}}
        max={MAX_EXECUTORS}
        min={1}
        nameOf={({ fullName }) => fullName}
        error={error('executors')}
        dropped={(person) => isPartial('executors', person) && 'Enter a full name or this executor will not be saved'}
        render={(person, index, set) => (
          <>
            <AppointeeFields at={`executors-${index}`} person={person} error={error} me={me} onChange={set} />
            <ProfessionalTick at={`executors-${index}`} person={person} error={error} onChange={set} />
          </>
        )}
      />
      <Reserves draft={draft} change={change} error={error} me={me} />
    </>
  );
}

function Reserves({ draft, change, error, me }: Pick<ScreenProps, 'draft' | 'change' | 'error' | 'me'>) {
  const { executors = [], reserveExecutors = [] } = draft;
  const isOne = executors.length < 2;
  return (
    <MoreChoices
      of={`Name a reserve, in case ${isOne ? 'your executor cannot' : 'no executor can'} act`}
      fields={['reserveExecutors']}
      inUse={reserveExecutors.length > 0}
    >
      <p>
        Who should act if {isOne ? 'your executor cannot, or does not want' : 'none of your executors can, or wants'} to? You can name up to{' '}
        {MAX_RESERVE_EXECUTORS}, in the order in which you would ask them.
      </p>
      <Repeater
        id="reserveExecutors"
        noun="Reserve executor"
        items={reserveExecutors}
        onChange={(items) => change({ reserveExecutors: items.length > 0 ? [...items] : undefined })}
        empty={{}}
        max={MAX_RESERVE_EXECUTORS}
        min={0}
        nameOf={({ fullName }) => fullName}
        error={error('reserveExecutors')}
        dropped={(person) => isPartial('reserveExecutors', person) && 'Enter a full name or this reserve executor will not be saved'}
        render={(person, index, set) => (
          <>
            <AppointeeFields at={`reserveExecutors-${index}`} person={person} error={error} me={me} onChange={set} />
            <ProfessionalTick at={`reserveExecutors-${index}`} person={person} error={error} onChange={set} />
          </>
        )}
      />
    </MoreChoices>
  );
}
