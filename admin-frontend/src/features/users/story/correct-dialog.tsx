import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { correctDetails } from '@willow/contracts/operator/correction.contract';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { z } from '@willow/contracts/zod';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { showToast } from '../../../shared/toast/toasts.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { FormDialog, takeFocus } from '../../../shared/ui/form-dialog.tsx';
import { useCorrectDetailsMutation } from '../users.api.ts';

const LABELS = {
  fullName: 'Full name',
  dob: 'Date of birth',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2 (optional)',
  city: 'Town or city',
  county: 'County (optional)',
  postcode: 'Postcode',
} as const;
type Name = keyof typeof LABELS;
type Values = Readonly<Record<Name, string>>;
const NAMES = Object.keys(LABELS) as Name[];

type Props = {
  readonly story: CustomerStory & Readonly<Record<'person' | 'standsInWill', object>>;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** For a customer who wrote or called: what stands in the will, also while it is locked. */
export default function CorrectDialog({ story: { id, person, standsInWill, detailsLocked }, onDone, onClose }: Props) {
  const { addressLine2, county, ...others } = standsInWill;
  const [before] = useState<Values>({ fullName: person.fullName, ...others, addressLine2: addressLine2 ?? '', county: county ?? '' });
  const [values, setValues] = useState(before);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [correct, { isLoading }] = useCorrectDetailsMutation();
  const save = async () => {
    if (isLoading) return;
    const changes = Object.fromEntries(NAMES.flatMap((name) => (values[name] === before[name] ? [] : [[name, values[name]]])));
    const parsed = z.safeParse(correctDetails.body, { changes, reason });
    setErrors(Object.fromEntries((parsed.error?.issues ?? []).toReversed().map(({ path, message }) => [String(path.at(-1)), message])));
    if (!parsed.success) return;
    const { data, error } = await correct({ id, ...parsed.data });
    if (error) return setErrors({ reason: errorMessage(error, 'The details were not corrected.') });
    const description = data?.drafting ? `${TOLD} A new draft is made and reviewed.` : TOLD;
    showToast({ tone: 'success', title: 'Details corrected', description });
    onDone();
  };
  return (
    <FormDialog
      title={`Correct the details of ${person.fullName}`}
      width="sm"
      action={['Correct Details', 'Correcting…']}
      busy={isLoading}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {detailsLocked ? LOCKED : 'The customer can also change these on the dashboard.'}
        </Typography>
        {NAMES.map((name) => (
          <Field
            key={name}
            label={LABELS[name]}
            type={name === 'dob' ? 'date' : 'text'}
            {...(name === 'fullName' && { inputRef: takeFocus })}
            value={values[name]}
            error={errors[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
        <Field
          label="Reason"
          hint="The customer reads this in an email and in their data copy. Leave personal details out."
          multiline
          minRows={2}
          maxRows={12}
          value={reason}
          error={errors['reason'] ?? errors['changes']}
          onChange={({ target }) => setReason(target.value)}
          inputProps={{ maxLength: TEXT_LIMITS.reason }}
        />
      </Box>
    </FormDialog>
  );
}

const TOLD = 'The customer is told what and why by email.';
const LOCKED =
  'They appear in a paid will. It will be drafted and reviewed again with your corrections; earlier decisions no longer count.';
