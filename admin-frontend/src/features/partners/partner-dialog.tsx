import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Partner } from '@willow/contracts/partner/partner.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { Field } from '../../shared/ui/field.tsx';
import { FormDialog, takeFocus } from '../../shared/ui/form-dialog.tsx';
import { trackingUrl } from './ref-code.ts';
import { usePartnerForm } from './use-partner-form.ts';

type PartnerDialogProps = { /** Null: a new one. */ readonly partner: Partner | null; readonly onClose: () => void };

export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const { values, errors, busy, fields, change, setActive, generate, submit } = usePartnerForm(partner, onClose);
  const field = (name: Exclude<keyof typeof values, 'isActive'>) =>
    ({ name, value: values[name], error: errors[name], onChange: change, autoComplete: 'off' }) as const;
  return (
    <FormDialog
      title={partner ? `Edit ${partner.name}` : 'New partner'}
      width="sm"
      action={partner ? ['Save Partner', 'Saving…'] : ['Create Partner', 'Creating…']}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box ref={fields} sx={FIELDS}>
        <Field {...field('name')} label="Name" inputRef={takeFocus} inputProps={{ maxLength: TEXT_LIMITS.name }} />
        <Field {...field('email')} label="Email" type="email" inputProps={{ maxLength: TEXT_LIMITS.email }} />
        <Box sx={CODE}>
          <Field
            {...field('refCode')}
            label="Ref code"
            hint={hintOf(values.refCode.trim())}
            inputProps={{ maxLength: TEXT_LIMITS.short, autoCapitalize: 'characters', spellCheck: false }}
          />
          <Button variant="outlined" onClick={generate} sx={{ mt: '1.75rem' }}>
            Generate
          </Button>
        </Box>
        <Field
          {...field('commissionRate')}
          label="Commission rate"
          type="number"
          hint="Of what customers pay, from 0 to 100"
          endAdornment="%"
          inputProps={{ step: 0.01, min: 0, max: 100 }}
        />
        <FormControlLabel
          label="Active"
          control={<Checkbox checked={values.isActive} onChange={(_, isActive) => setActive(isActive)} />}
          sx={{ mt: { sm: 3.5 }, alignSelf: 'start' }}
        />
        <Box sx={WHOLE_ROW}>
          <Field {...field('notes')} label="Notes" multiline minRows={2} maxRows={6} inputProps={{ maxLength: TEXT_LIMITS.notes }} />
        </Box>
      </Box>
    </FormDialog>
  );
}

const hintOf = (refCode: string): string => (refCode ? `Tracking link: ${trackingUrl(refCode)}` : 'Used in the partner’s link');

const FIELDS = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start', overflowWrap: 'anywhere' } as const;
const WHOLE_ROW = { gridColumn: { sm: '1 / -1' } } as const;
const CODE = { ...WHOLE_ROW, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'start' } as const;
