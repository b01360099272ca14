import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EMAIL_CHANGE_OBJECTION_HOURS, requestEmailChangeFor } from '@willow/contracts/operator/email-change.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { z } from '@willow/contracts/zod';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { showToast } from '../../../shared/toast/toasts.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { FormDialog, takeFocus } from '../../../shared/ui/form-dialog.tsx';
import { useRequestEmailChangeForMutation } from '../users.api.ts';

type Props = { readonly id: string; readonly fullName: string; readonly onDone: () => void; readonly onClose: () => void };

/** For a customer who cannot read the current mailbox. Everybody else changes it on the dashboard. */
export default function EmailDialog({ id, fullName, onDone, onClose }: Props) {
  const [values, setValues] = useState({ email: '', reason: '' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [request, { isLoading }] = useRequestEmailChangeForMutation();
  const save = async () => {
    if (isLoading) return;
    const parsed = z.safeParse(requestEmailChangeFor.body, values);
    setErrors(Object.fromEntries((parsed.error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message])));
    if (!parsed.success) return;
    const { error } = await request({ id, ...parsed.data });
    if (error) return setErrors({ email: errorMessage(error, 'No change was requested.') });
    showToast({
      tone: 'success',
      title: 'Both addresses were asked',
      description: 'The customer reads your reason once the address is changed.',
    });
    onDone();
  };
  return (
    <FormDialog
      title={`Change the email address of ${fullName}`}
      width="sm"
      action={['Send the Links', 'Sending…']}
      busy={isLoading}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Only for somebody who can no longer read the current mailbox, once you are sure who they are. The new address has to confirm. The
          current one is told of the change, and can stop it for {EMAIL_CHANGE_OBJECTION_HOURS} hours.
        </Typography>
        <Field
          label="New email address"
          type="email"
          inputRef={takeFocus}
          value={values.email}
          error={errors['email']}
          onChange={({ target }) => setValues({ ...values, email: target.value })}
        />
        <Field
          label="Reason"
          hint="The customer reads it at the new address once confirmed, and in their data copy."
          multiline
          minRows={2}
          maxRows={12}
          value={values.reason}
          error={errors['reason']}
          onChange={({ target }) => setValues({ ...values, reason: target.value })}
          inputProps={{ maxLength: TEXT_LIMITS.reason }}
        />
      </Box>
    </FormDialog>
  );
}
