import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { MyAccount, Passkey } from '@willow/contracts/operator/my-account.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { knowsPasskeys } from '../../shared/passkeys/supported.ts';
import { timeInWords } from '../../shared/times.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { useRemovePasskeyMutation } from './passkeys.api.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

/** The second factors of an account: an authenticator app, and passkeys. */
export function PasskeysPanel({ authenticator, passkeys }: Pick<MyAccount, 'authenticator' | 'passkeys'>) {
  const [adding, setAdding] = useState(false);
  return (
    <Paper component="section" aria-labelledby="passkeys" sx={{ overflow: 'hidden' }}>
      <Box sx={{ p: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box>
          <Typography variant="h2" id="passkeys">
            Passkeys
          </Typography>
          <Typography sx={{ mt: 1 }}>
            Sign in by fingerprint, face or PIN, without a password. A passkey stays on your device or in your password manager.
          </Typography>
        </Box>
        {knowsPasskeys() ? (
          <Button variant="outlined" onClick={() => setAdding(true)}>
            Add Passkey
          </Button>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            This browser doesn’t support passkeys. Add one in another.
          </Typography>
        )}
      </Box>
      {passkeys.length > 0 && (
        <Box component="ul" aria-labelledby="passkeys" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </Box>
      )}
      <Typography sx={{ px: 3, py: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }} variant="body2">
        {appWords(authenticator)}
      </Typography>
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </Paper>
  );
}

const appWords = (authenticator: boolean): string =>
  authenticator ? 'An authenticator app is also set up. If you lose it, ask another admin to reset it.' : 'No authenticator app is set up.';

function Row({ passkey }: { readonly passkey: Passkey }) {
  const { id, name, addedAt, lastUsedAt } = passkey;
  const [asking, setAsking] = useState<'name' | 'remove' | null>(null);
  const [remove, { isLoading: busy }] = useRemovePasskeyMutation();
  const run = async () => {
    const { error } = await remove(id);
    if (error) showToast({ tone: 'error', title: 'Not removed', description: errorMessage(error, 'The passkey stays.') });
    else showToast({ tone: 'success', title: 'Passkey removed' });
  };
  const close = () => setAsking(null);
  const button = (what: 'name' | 'remove', label: string) => (
    <Button size="small" disabled={busy} onClick={() => setAsking(what)} aria-label={`${label} ${name}`} sx={{ minHeight: 36, px: 1 }}>
      {label}
    </Button>
  );
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, flex: '1 1 12rem' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {lastUsedAt ? `Last used ${timeInWords(lastUsedAt)}.` : 'Not used yet.'}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Added {timeInWords(addedAt)}.
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, ml: -1 }}>
        {button('name', 'Rename')}
        {button('remove', 'Remove')}
      </Box>
      {asking === 'name' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {asking === 'remove' && (
        <ConfirmDialog title={`Remove ${name}?`} confirm="Remove" onConfirm={() => void run()} onClose={close}>
          It will no longer sign you in, and your other sessions will end. Delete it on the device too.
        </ConfirmDialog>
      )}
    </Box>
  );
}

const ROW = {
  px: 3,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
} as const;
