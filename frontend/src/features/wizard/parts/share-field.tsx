import { Field } from '../../../ui/form/field.tsx';

type Props = {
  readonly id: string;
  readonly value: number | string | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

export function ShareField({ id, value = '', error, onChange }: Props) {
  return (
    <Field
      id={id}
      label="Share of your estate"
      short
      suffix="%"
      value={String(value)}
      error={error}
      input={{ type: 'number', min: 0, max: 100, step: 1, inputMode: 'numeric', autoComplete: 'off' }}
      onChange={onChange}
    />
  );
}
