import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { eraseByAddress } from '@willow/contracts/account/privacy.contract';
import { Email } from '@willow/contracts/email';
import type { ResponseOf } from '@willow/contracts/endpoint';
import { z } from '@willow/contracts/zod';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FormDialog, takeFocus } from '../../shared/ui/form-dialog.tsx';
import { useEraseByAddressMutation } from './erasures.api.ts';

/** For somebody who is no customer: a friend who was invited, someone who wrote to us, or whose address somebody else typed. */
export function ByAddress() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Erase Someone Without an Account
      </Button>
      {open && <ByAddressDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ByAddressDialog({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [erase, { isLoading: busy }] = useEraseByAddressMutation();
  const save = async () => {
    const parsed = z.safeParse(Email, email);
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message);
    const { data, error } = await erase({ email: parsed.data });
    if (error || !data) return setProblem(errorMessage(error, 'Nothing was erased. Try again in a moment.'));
    showToast({ tone: 'success', title: 'Erasing', description: inWords(data) });
    return onClose();
  };
  return (
    <FormDialog
      title="Erase someone without an account"
      width="sm"
      action={['Erase', 'Erasing…']}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        Make sure that they wrote from this address. We erase a sign-up that was never confirmed, invitations from friends and messages to
        us, and send no invitation there again. It cannot be undone.
      </Typography>
      <Typography sx={{ mb: 2 }}>
        A name inside someone’s will, such as an executor or a guardian, stays: the will belongs to whoever made it. Do not say whether
        there is one.
      </Typography>
      <Field
        label="Email address"
        type="email"
        autoComplete="off"
        inputRef={takeFocus}
        value={email}
        error={problem}
        onChange={({ target }) => {
          setEmail(target.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}

function inWords({ signUps, invitations, messages }: ResponseOf<typeof eraseByAddress>): string {
  const parts = [
    [signUps, 'sign-up'],
    [invitations, 'invitation'],
    [messages, 'message'],
  ] as const;
  const found = parts.flatMap(([count, name]) => (count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`]));
  if (found.length === 0) return 'We hold nothing under this address. It gets no invitations from now on.';
  return `${new Intl.ListFormat('en-GB').format(found)}, within a few seconds. It gets no invitations from now on.`;
}
