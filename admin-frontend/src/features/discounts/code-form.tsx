import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Field } from '../../shared/ui/field.tsx';
import { LimitWarning } from './limit-warning.tsx';
import { useCodeForm } from './use-code-form.ts';

export function CodeForm() {
  const { values, errors, busy, change, setActive, submit, form } = useCodeForm();
  return (
    <Paper component="section" aria-labelledby="new-code" sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Typography variant="h2" id="new-code" sx={{ mb: 2 }}>
        New code
      </Typography>
      <Box component="form" noValidate ref={form} onSubmit={submit} sx={FORM}>
        <Field
          label="Code"
          name="code"
          autoComplete="off"
          value={values.code}
          onChange={change}
          error={errors.code}
          hint="Capital letters and numbers, for example SPRING10"
          inputProps={{ maxLength: 50, autoCapitalize: 'characters', spellCheck: false }}
        />
        <Field
          label="Percentage off"
          name="discountPercentage"
          autoComplete="off"
          value={values.discountPercentage}
          onChange={change}
          error={errors.discountPercentage}
          hint="A whole number from 1 to 100"
          endAdornment="%"
          inputProps={{ inputMode: 'numeric', maxLength: 6 }}
        />
        <Field
          label="Limit of uses"
          name="maxUses"
          autoComplete="off"
          value={values.maxUses}
          onChange={change}
          error={errors.maxUses}
          hint="Empty: no limit"
          inputProps={{ inputMode: 'numeric', maxLength: 6 }}
        />
        <LimitWarning values={values} />
        <FormControlLabel
          label="Active"
          control={<Checkbox checked={values.isActive} onChange={(_, isActive) => setActive(isActive)} />}
          sx={{ mt: { md: 3 } }}
        />
        <Button type="submit" variant="contained" disabled={busy} sx={{ mt: { md: '1.75rem' } }}>
          {busy ? 'Creating…' : 'Create Code'}
        </Button>
      </Box>
    </Paper>
  );
}

const FORM = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { md: 'minmax(12rem, 2fr) minmax(9rem, 1fr) minmax(9rem, 1fr) auto auto' },
} as const;
