import type { User } from '@willow/contracts/account/account.contract';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import styles from './address-field.module.css';

const addressOf = ({ addressLine1, addressLine2, city, county, postcode }: User): string =>
  [addressLine1, addressLine2, city, county, postcode].filter(Boolean).join(', ');

type Props = {
  readonly id: string;
  readonly label?: string;
  readonly optional?: boolean;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly me: User;
  readonly onChange: (value: string) => void;
};

export function AddressField({ id, label = 'Address', optional = false, value = '', error, me, onChange }: Props) {
  const mine = addressOf(me);
  // The button goes with the press, and the focus would with it.
  const takeMine = () => {
    document.getElementById(id)?.focus();
    onChange(mine);
  };
  return (
    <div className={styles.address}>
      <Field
        id={id}
        label={label}
        optional={optional}
        rows={2}
        value={value}
        error={error}
        input={{ autoComplete: 'off' }}
        onChange={onChange}
      />
      {value.trim() !== mine && (
        <Button look="quiet" size="small" onClick={() => takeMine()}>
          Same address as me <span className="visually-hidden">({label})</span>
        </Button>
      )}
    </div>
  );
}
