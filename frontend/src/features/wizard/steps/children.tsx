import { MAX_CHILDREN } from '@willow/contracts/constants';
import { sameName, samePerson, type SaidOfPerson } from '@willow/contracts/will/people/same-person';
import { guardianRecommended, guardianRequired, holds, isLive } from '@willow/contracts/will/wizard';
import { RadioGroup, YES_NO } from '../../../ui/form/choice.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { normalDate } from '../../../ui/form/date-text.ts';
import { Field } from '../../../ui/form/field.tsx';
import { knownPeople, notYetListed } from '../known-people.ts';
import { isPartial } from '../checks.ts';
import { AppointeeFields } from '../parts/appointee-fields.tsx';
import { Dropped } from '../parts/dropped.tsx';
import { Explain } from '../parts/explain.tsx';
import { MoreChoices } from '../parts/more-choices.tsx';
import { GUARDIANS_ACT, OwnGuardians } from '../parts/own-guardians.tsx';
import { PeoplePicker } from '../parts/people.tsx';
import { Repeater } from '../parts/repeater.tsx';
import styles from '../wizard.module.css';
import laterStyles from './later-screens.module.css';
import type { ScreenProps } from './screen.ts';

export function AboutChildren(props: ScreenProps) {
  const { draft, change, error } = props;
  const { children = [] } = draft;
  return (
    <>
      <p className={styles.guidance}>
        Name every child you want your will to treat as yours, of any age, adopted and step-children included. You can add up to{' '}
        {MAX_CHILDREN}.
      </p>
      <RadioGroup
        id="hasChildren"
        legend="Do you have children?"
        legendHidden
        options={YES_NO}
        value={draft.hasChildren}
        error={error('hasChildren')}
        onChange={(hasChildren) => change({ hasChildren })}
      />
      {holds('parent', draft) && (
        <>
          <Repeater
            id="children"
            noun="Child"
            items={children}
            onChange={(items) => change({ children: [...items] })}
            empty={{}}
            max={MAX_CHILDREN}
            min={1}
            nameOf={(child) => child.fullName}
            error={error('children')}
            render={(child, index, set) => (
              <>
                <Field
                  id={`children-${index}-fullName`}
                  label="Full name"
                  value={child.fullName ?? ''}
                  error={error(`children-${index}-fullName`)}
                  input={{ autoComplete: 'off' }}
                  onChange={(fullName) => set({ fullName })}
                />
                <DateField
                  id={`children-${index}-dob`}
                  legend="Date of birth"
                  value={child.dob ?? ''}
                  error={error(`children-${index}-dob`)}
                  onChange={(dob) => set({ dob })}
                />
              </>
            )}
          />
          <GuardianFields {...props} />
        </>
      )}
      {draft.hasChildren && <LateChildren draft={draft} change={change} error={error} />}
    </>
  );
}

/** Asked for while a child is under 18; required by the year of birth, recommended by the day. */
function GuardianFields({ draft, change, error, answers, me, today }: ScreenProps) {
  const { guardian = {}, children = [] } = draft;
  const family = { hasChildren: 'yes', children: children.map((child) => ({ ...child, dob: normalDate(child.dob ?? '') })) } as const;
  // As a rule: a partner who is no parent of theirs can be typed in.
  const otherParent: SaidOfPerson = isLive('partner', answers) ? { ...answers.partner, relationship: 'Spouse' } : {};
  const isOtherParent = sameName(otherParent.fullName, guardian.fullName) && samePerson(otherParent, guardian) !== 'different';
  const required = guardianRequired(family, today);
  const isOnly = children.length === 1;
  if (!required && !guardianRecommended(family, today)) return null;
  return (
    <section className={laterStyles.more} aria-labelledby="guardian-title">
      <h2 id="guardian-title">
        A guardian for your {isOnly ? 'child' : 'children'}
        {!required && ' (optional)'}
      </h2>
      <p>
        {required
          ? `${isOnly ? 'Your child' : 'At least one of your children'} is under 18, so you need to name a guardian.`
          : `${isOnly ? 'Your child' : 'One of your children'} is still under 18. We recommend that you name a guardian.`}{' '}
        Choose someone to look after them if both parents have died. For a stepchild this counts only if you have parental responsibility
        for them.
      </p>
      <Explain question="What does a guardian do?">
        <p>
          If no parent with parental responsibility is alive, the guardian looks after your {isOnly ? 'child' : 'children'} until they are
          18. Ask them before you name them.
        </p>
      </Explain>
      <PeoplePicker
        people={notYetListed(knownPeople({ ...answers, ...family, children: [] }), [guardian, otherParent])}
        onPick={({ fullName, address = '', relationship }) => {
          change({ guardian: { fullName, address, relationship } });
          return 'guardian';
        }}
      />
      <AppointeeFields
        at="guardian"
        person={guardian}
        error={error}
        me={me}
        onChange={(patch) => change({ guardian: { ...guardian, ...patch } })}
      />
      {isOtherParent && (
        <output className={styles.note}>
          You are naming your partner. If they are the children’s other parent, they look after them anyway: a guardian is for the time
          after that.
        </output>
      )}
      <Dropped id="guardian">
        {!required && isPartial('guardian', guardian) && 'Enter a full name or this guardian will not be saved'}
      </Dropped>
      <SecondGuardian draft={draft} change={change} error={error} me={me} />
      <OwnGuardians draft={draft} change={change} error={error} me={me} today={today} />
    </section>
  );
}

function SecondGuardian({ draft, change, error, me }: Pick<ScreenProps, 'draft' | 'change' | 'error' | 'me'>) {
  const { secondGuardian = {}, guardiansAct } = draft;
  const isWrong = ['guardiansAct', 'secondGuardian-fullName'].some(error);
  const set = (patch: typeof secondGuardian) => {
    const person = { ...secondGuardian, ...patch };
    const isEmpty = Object.values(person).every((text) => !text);
    change(isEmpty ? { secondGuardian: undefined, guardiansAct: undefined } : { secondGuardian: person });
  };
  return (
    <MoreChoices
      of="Name a second guardian"
      fields={['secondGuardian', 'guardiansAct']}
      inUse={isWrong || draft.secondGuardian !== undefined}
    >
      <h3>A second guardian</h3>
      <AppointeeFields at="secondGuardian" person={secondGuardian} error={error} me={me} onChange={set} />
      <RadioGroup
        id="guardiansAct"
        legend="How should they act?"
        options={GUARDIANS_ACT}
        value={guardiansAct}
        error={error('guardiansAct')}
        onChange={(how) => change({ guardiansAct: how })}
      />
    </MoreChoices>
  );
}

/** Whoever has no child alive may have grandchildren all the same. */
function LateChildren({ draft, change, error }: Pick<ScreenProps, 'draft' | 'change' | 'error'>) {
  const { lateChildren = [] } = draft;
  return (
    <MoreChoices of="A child of mine has died" fields={['lateChildren']} inUse={lateChildren.length > 0}>
      <p>
        Name a child of yours who has died. If you leave your estate to your children, the children they left can take the share that would
        have been theirs.
      </p>
      <Repeater
        id="lateChildren"
        noun="Child who has died"
        items={lateChildren}
        onChange={(items) => change({ lateChildren: items.length > 0 ? [...items] : undefined })}
        empty={{}}
        max={MAX_CHILDREN}
        min={0}
        nameOf={({ fullName }) => fullName}
        error={error('lateChildren')}
        render={({ fullName, leftChildren }, index, set) => (
          <>
            <Field
              id={`lateChildren-${index}-fullName`}
              label="Full name"
              value={fullName ?? ''}
              error={error(`lateChildren-${index}-fullName`)}
              input={{ autoComplete: 'off' }}
              onChange={(name) => set({ fullName: name })}
            />
            <RadioGroup
              id={`lateChildren-${index}-leftChildren`}
              legend={`Did ${fullName?.trim() || 'they'} leave children or grandchildren?`}
              options={YES_NO}
              value={leftChildren}
              error={error(`lateChildren-${index}-leftChildren`)}
              onChange={(left) => set({ leftChildren: left })}
            />
          </>
        )}
      />
    </MoreChoices>
  );
}
