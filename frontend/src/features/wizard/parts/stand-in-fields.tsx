import { STAND_INS, type StandInParts } from '@willow/contracts/will/people/stand-ins';
import { type Option, RadioGroup } from '../../../ui/form/choice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { MoreChoices } from './more-choices.tsx';

type Props = {
  readonly at: string;
  readonly row: StandInParts;
  readonly label: string;
  readonly hint: string;
  readonly error: (id: string) => string | undefined;
  readonly onChange: (patch: StandInParts) => void;
};

const TAKE: readonly Option<NonNullable<StandInParts['substitutesTake']>>[] = [
  { value: 'in_order', label: 'One after the other', hint: 'The first of them who is alive gets all of it' },
  { value: 'equally', label: 'In equal parts', hint: 'Those of them who are alive share it' },
];

/** An emptied field is no answer: one of the two alone is a mistake. */
const orNothing = (text: string): string | undefined => text || undefined;

const [FIRST, ...OTHERS] = STAND_INS;
const OTHER_PARTS = [...OTHERS.flatMap(({ name, relationship }) => [name, relationship]), 'substitutesTake'] as const;

export function StandInFields(props: Props) {
  const { at, row, label, hint, error, onChange } = props;
  const inUse = OTHER_PARTS.some((part) => row[part] !== undefined || error(`${at}-${part}`));
  const change = (patch: StandInParts) => {
    const hasOthers = OTHERS.some(({ name, relationship }) => [name, relationship].some((part) => ({ ...row, ...patch })[part]));
    onChange(hasOthers || row.substitutesTake === undefined ? patch : { ...patch, substitutesTake: undefined });
  };
  return (
    <>
      <StandIn {...props} of={FIRST} label={label} hint={hint} />
      {(row.substituteName || inUse) && (
        <MoreChoices
          of="Name a second and a third in their place"
          about={label}
          fields={OTHER_PARTS.map((part) => `${at}-${part}`)}
          inUse={inUse}
        >
          <StandIn {...props} of={OTHERS[0]} label="Who is second?" hint="Full name" onChange={change} />
          <StandIn {...props} of={OTHERS[1]} label="Who is third?" hint="Full name" onChange={change} />
          <RadioGroup
            id={`${at}-substitutesTake`}
            legend="How should they get it?"
            options={TAKE}
            value={row.substitutesTake}
            error={error(`${at}-substitutesTake`)}
            onChange={(substitutesTake) => onChange({ substitutesTake })}
          />
        </MoreChoices>
      )}
    </>
  );
}

function StandIn({
  at,
  row,
  of: { name, relationship },
  label,
  hint,
  error,
  onChange,
}: Props & { readonly of: (typeof STAND_INS)[number] }) {
  return (
    <>
      <Field
        id={`${at}-${name}`}
        label={label}
        optional
        hint={hint}
        value={row[name] ?? ''}
        error={error(`${at}-${name}`)}
        input={{ autoComplete: 'off' }}
        onChange={(text) => onChange({ [name]: orNothing(text) })}
      />
      <Field
        id={`${at}-${relationship}`}
        label="Their relationship to you"
        optional
        value={row[relationship] ?? ''}
        error={error(`${at}-${relationship}`)}
        input={{ autoComplete: 'off' }}
        onChange={(text) => onChange({ [relationship]: orNothing(text) })}
      />
    </>
  );
}
