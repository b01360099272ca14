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
  /** The label stands before the choice, not above it; on a telephone all choices begin and end on one line. */
  readonly inline?: true;
};

/** A labelled choice. It is the browser's own select: every keyboard, phone and screen reader knows it. */
export function SelectField({ label, name, options, inline, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FormControl {...(inline && { sx: INLINE })}>
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

const INLINE = {
  flexDirection: 'row',
  alignItems: 'center',
  gap: 0.75,
  flexBasis: { xs: '100%', sm: 'auto' },
  '& > label': { m: 0, fontSize: '0.875rem', whiteSpace: 'nowrap', flex: { xs: 'none', sm: 'initial' }, width: { xs: '6rem', sm: 'auto' } },
  '& > div': { flexGrow: { xs: 1, sm: 0 } },
} as const;
