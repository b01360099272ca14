import type { User } from '@willow/contracts/account/account.contract';
import type { Appointee } from '@willow/contracts/will/answers';
import { Field } from '../../../ui/form/field.tsx';
import { AddressField } from './address-field.tsx';

type Props = {
  readonly at: string;
  readonly person: Appointee;
  readonly error: (id: string) => string | undefined;
  readonly me: User;
  /** A charity has no relationship. */
  readonly isCharity?: boolean;
  readonly onChange: (patch: Partial<Appointee>) => void;
};

export function AppointeeFields({ at, person, error, me, isCharity = false, onChange }: Props) {
  return (
    <>
      <Field
        id={`${at}-fullName`}
        label="Full name"
        value={person.fullName ?? ''}
        error={error(`${at}-fullName`)}
        input={{ autoComplete: 'off' }}
        onChange={(fullName) => onChange({ fullName })}
      />
      {(!isCharity || person.relationship) && (
        <Field
          id={`${at}-relationship`}
          label="Relationship to you"
          hint="For example, sister or friend"
          value={person.relationship ?? ''}
          error={error(`${at}-relationship`)}
          input={{ autoComplete: 'off' }}
          onChange={(relationship) => onChange({ relationship })}
        />
      )}
      <AddressField
        id={`${at}-address`}
        value={person.address}
        error={error(`${at}-address`)}
        me={me}
        onChange={(address) => onChange({ address })}
      />
    </>
  );
}
