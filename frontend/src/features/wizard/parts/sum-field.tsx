import { Field } from '../../../ui/form/field.tsx';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: number | string | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: string | undefined) => void;
};

/** An optional sum: emptied, it counts as no answer. */
export function SumField({ value = '', onChange, ...field }: Props) {
  return (
    <Field
      {...field}
      optional
      short
      prefix="£"
      value={String(value)}
      input={{ inputMode: 'numeric', autoComplete: 'off' }}
      onChange={(text) => onChange(text || undefined)}
    />
  );
}
