import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

type FieldProps = Omit<OutlinedInputProps, 'id' | 'label' | 'error'> & {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
};

export function Field({ label, hint, error, inputProps, fullWidth = true, ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <FormControl fullWidth={fullWidth} error={error !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        inputProps={{ ...inputProps, 'aria-invalid': error !== undefined, ...(note && { 'aria-describedby': `${id}-note` }) }}
      />
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}
