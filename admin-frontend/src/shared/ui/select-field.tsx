import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

type SelectFieldProps = Pick<NativeSelectProps, 'onChange'> & {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
};

/** A labelled choice. It is the browser's own select: every keyboard, phone and screen reader knows it. */
export function SelectField({ label, name, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect {...select} inputProps={{ id, name }} input={<OutlinedInput />}>
        {Object.entries(options).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
