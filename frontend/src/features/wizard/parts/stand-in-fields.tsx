import type { Beneficiary } from '@willow/contracts/will/answers';
import { Field } from '../../../ui/form/field.tsx';

type StandIn = Pick<Beneficiary, 'substituteName' | 'substituteRelationship'>;

type Props = {
  readonly at: string;
  readonly row: StandIn;
  readonly label: string;
  readonly hint: string;
  readonly error: (id: string) => string | undefined;
  readonly onChange: (patch: StandIn) => void;
};

/** An emptied field is no answer: one of the two alone is a mistake. */
const orNothing = (text: string): string | undefined => text || undefined;

export function StandInFields({ at, row, label, hint, error, onChange }: Props) {
  return (
    <>
      <Field
        id={`${at}-substituteName`}
        label={label}
        optional
        hint={hint}
        value={row.substituteName ?? ''}
        error={error(`${at}-substituteName`)}
        input={{ autoComplete: 'off' }}
        onChange={(substituteName) => onChange({ substituteName: orNothing(substituteName) })}
      />
      <Field
        id={`${at}-substituteRelationship`}
        label="Their relationship to you"
        optional
        value={row.substituteRelationship ?? ''}
        error={error(`${at}-substituteRelationship`)}
        input={{ autoComplete: 'off' }}
        onChange={(substituteRelationship) => onChange({ substituteRelationship: orNothing(substituteRelationship) })}
      />
    </>
  );
}
