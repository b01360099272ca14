import type { Appointee, Child } from '@willow/contracts/will/answers';
import { isYoung, OWN_GUARDIAN, OWN_GUARDIAN_PARTS, ownGuardian } from '@willow/contracts/will/wizard';
import { type Option, RadioGroup } from '../../../ui/form/choice.tsx';
import { normalDate } from '../../../ui/form/date-text.ts';
import type { ScreenProps } from '../steps/screen.ts';
import { AppointeeFields } from './appointee-fields.tsx';
import { MoreChoices } from './more-choices.tsx';

export const GUARDIANS_ACT: readonly Option<'together' | 'instead'>[] = [
  { value: 'together', label: 'Together' },
  { value: 'instead', label: 'The second only if the first can’t' },
];

type Props = Pick<ScreenProps, 'draft' | 'change' | 'error' | 'me' | 'today'>;

/** Guardians whom one child has to itself; for a child alone there is nothing to tell apart. */
export function OwnGuardians({ draft, change, error, me, today }: Props) {
  const { children = [] } = draft;
  const young = children.flatMap((child, index) => {
    const at = `children-${index}`;
    const inUse = OWN_GUARDIAN_PARTS.some((part) => child[part] !== undefined || error(`${at}-${part}`));
    return isYoung({ dob: normalDate(child.dob ?? '') }, today) ? [{ child, index, at, inUse }] : [];
  });
  const inUse = young.some((each) => each.inUse);
  if (children.length < 2 && !inUse) return null;
  return (
    <MoreChoices of="Different guardians for one of the children" fields={young.flatMap(({ at }) => fieldsOf(at))} inUse={inUse}>
      <p>
        They look after this one child, and the guardians above look after the others. Brothers and sisters would then live apart, so talk
        to everybody first.
      </p>
      {young.map(({ child, index, ...more }) => (
        <OneChild
          key={more.at}
          {...more}
          child={child}
          name={child.fullName?.trim() || `child ${index + 1}`}
          error={error}
          me={me}
          onChange={(patch) => change({ children: children.with(index, { ...child, ...patch }) })}
        />
      ))}
    </MoreChoices>
  );
}

const fieldsOf = (at: string): readonly string[] => OWN_GUARDIAN_PARTS.map((part) => `${at}-${part}`);

type OneChildProps = Pick<Props, 'error' | 'me'> & {
  readonly at: string;
  readonly child: Child;
  readonly name: string;
  readonly inUse: boolean;
  readonly onChange: (patch: Child) => void;
};

function OneChild({ at, child, name, inUse, error, me, onChange }: OneChildProps) {
  return (
    <MoreChoices of={`Guardians for ${name}`} fields={fieldsOf(at)} inUse={inUse}>
      {(['guardian', 'secondGuardian'] as const).map((which) => (
        <section key={which} aria-labelledby={`${at}-${which}-title`}>
          <h3 id={`${at}-${which}-title`}>
            {which === 'guardian' ? `A guardian for ${name} alone` : `A second guardian for ${name} (optional)`}
          </h3>
          <AppointeeFields
            at={at}
            called={OWN_GUARDIAN[which]}
            person={ownGuardian(which, child)}
            error={error}
            me={me}
            onChange={(patch) => onChange(changed(child, which, patch))}
          />
        </section>
      ))}
      {(child.guardiansAct || hasSecond(child)) && (
        <RadioGroup
          id={`${at}-guardiansAct`}
          legend={`How should the guardians of ${name} act?`}
          options={GUARDIANS_ACT}
          value={child.guardiansAct}
          error={error(`${at}-guardiansAct`)}
          onChange={(guardiansAct) => onChange({ guardiansAct })}
        />
      )}
    </MoreChoices>
  );
}

/** An emptied field is no answer; where nobody is second, it is not said how the two act. */
function changed(child: Child, which: keyof typeof OWN_GUARDIAN, patch: Partial<Appointee>): Child {
  const parts = Object.entries(patch).map(([part, text]) => [OWN_GUARDIAN[which][part as keyof Appointee], text || undefined]);
  const next: Child = { ...child, ...Object.fromEntries(parts) };
  return hasSecond(next) ? next : { ...next, guardiansAct: undefined };
}

const hasSecond = (child: Child): boolean => Object.values(ownGuardian('secondGuardian', child)).some(Boolean);
