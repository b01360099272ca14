import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

type RadioChoiceProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly error: string | undefined;
  readonly onChoose: (value: Value) => void;
};

export function RadioChoice<Value extends string>({ label, options, value, error, onChoose }: RadioChoiceProps<Value>) {
  const id = useId();
  return (
    <Box>
      <FormLabel id={`${id}-label`}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        value={value}
        {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio size="small" sx={{ py: 0.75 }} />}
            label={option.label}
          />
        ))}
      </RadioGroup>
      {error !== undefined && (
        <Box id={`${id}-error`} role="alert" sx={{ color: 'error.main', fontSize: '0.875rem' }}>
          {error}
        </Box>
      )}
    </Box>
  );
}
