import Box from '@mui/material/Box';
import type { Passkey } from '@willow/contracts/operator/my-account.contract';
import { PASSKEY_NAME_MAX, PasskeyName } from '@willow/contracts/operator/passkeys.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FormDialog, takeFocus } from '../../shared/ui/form-dialog.tsx';
import { Problem } from '../../shared/ui/problem.tsx';
import { useRenamePasskeyMutation } from './passkeys.api.ts';

type Props = { readonly passkey: Passkey; readonly onClose: () => void };

export function RenamePasskeyDialog({ passkey: { id, name: before }, onClose }: Props) {
  const [name, setName] = useState(before);
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const [rename, { isLoading: busy }] = useRenamePasskeyMutation();
  const submit = async () => {
    const invalid = PasskeyName.safeParse(name).error?.issues[0]?.message;
    setWrong(invalid);
    setProblem(null);
    if (invalid) return;
    const { error } = await rename({ id, name: name.trim() });
    if (error) return setProblem(errorMessage(error, 'The name stays as it was.'));
    showToast({ tone: 'success', title: 'Passkey renamed' });
    return onClose();
  };
  return (
    <FormDialog
      title={`Rename ${before}`}
      width="xs"
      action={['Save Name', 'Saving…']}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {problem && <Problem title="Not renamed">{problem}</Problem>}
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          inputRef={takeFocus}
          inputProps={{ maxLength: PASSKEY_NAME_MAX }}
          value={name}
          error={wrong}
          onChange={({ target }) => setName(target.value)}
        />
      </Box>
    </FormDialog>
  );
}
