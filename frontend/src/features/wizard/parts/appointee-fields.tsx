import type { User } from '@willow/contracts/account/account.contract';
import type { Appointee } from '@willow/contracts/will/answers';
import { Field } from '../../../ui/form/field.tsx';
import { AddressField } from './address-field.tsx';

type Props = {
  readonly at: string;
  /** What the answers call each part, where a row has more people than one. */
  readonly called?: Readonly<Record<keyof Appointee, string>>;
  readonly person: Appointee;
  readonly error: (id: string) => string | undefined;
  readonly me: User;
  /** A charity has no relationship. */
  readonly isCharity?: boolean;
  readonly onChange: (patch: Partial<Appointee>) => void;
};

const AS_IT_IS = { fullName: 'fullName', relationship: 'relationship', address: 'address' };

export function AppointeeFields({ at, called = AS_IT_IS, person, error, me, isCharity = false, onChange }: Props) {
  return (
    <>
      <Field
        id={`${at}-${called.fullName}`}
        label="Full name"
        value={person.fullName ?? ''}
        error={error(`${at}-${called.fullName}`)}
        input={{ autoComplete: 'off' }}
        onChange={(fullName) => onChange({ fullName })}
      />
      {(!isCharity || person.relationship) && (
        <Field
          id={`${at}-${called.relationship}`}
          label="Relationship to you"
          hint="For example, sister or friend"
          value={person.relationship ?? ''}
          error={error(`${at}-${called.relationship}`)}
          input={{ autoComplete: 'off' }}
          onChange={(relationship) => onChange({ relationship })}
        />
      )}
      <AddressField
        id={`${at}-${called.address}`}
        value={person.address}
        error={error(`${at}-${called.address}`)}
        me={me}
        onChange={(address) => onChange({ address })}
      />
    </>
  );
}
