import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Person } from '@willow/contracts/operator/people.contract';
import { useState } from 'react';
import { EmailText } from '@willow/frontend/web/email-text';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { usePersonActions } from './use-person-actions.ts';

type Asking = 'role' | 'disable' | 'enable' | 'factor' | 'link' | 'sessions';

/** What an admin may do to the account of a colleague. Each is asked about first: it ends what they are doing. */
export function PersonActions({ person }: { readonly person: Person }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { state, secondFactor, passkeys, sessions, name } = person;
  const button = (what: Asking, label: string) => (
    <Button size="small" onClick={() => setAsking(what)} aria-label={`${label}: ${name}`} sx={{ minHeight: 36, px: 1 }}>
      {label}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
      {state === 'invited' && button('link', 'Send New Link')}
      {state !== 'disabled' && button('role', 'Change Role')}
      {(secondFactor || passkeys > 0) && button('factor', 'Reset Second Factor')}
      {sessions > 0 && button('sessions', 'Sign Out')}
      {state === 'disabled' ? button('enable', 'Enable') : button('disable', 'Disable')}
      {asking === 'role' && <RoleDialog person={person} onClose={() => setAsking(null)} />}
      {asking !== null && asking !== 'role' && <Ask what={asking} person={person} onClose={() => setAsking(null)} />}
    </Box>
  );
}

type AskProps = { readonly what: Exclude<Asking, 'role'>; readonly person: Person; readonly onClose: () => void };

function Ask({ what, person, onClose }: AskProps) {
  const { disable, enable, resetFactor, sendLink, endSessions } = usePersonActions(person);
  const { name, email } = person;
  switch (what) {
    case 'disable':
      return (
        <ConfirmDialog title={`Disable ${name}?`} confirm="Disable" onConfirm={disable} onClose={onClose}>
          They are signed out everywhere at once and cannot sign in. Their actions stay in the history under their name.
        </ConfirmDialog>
      );
    case 'enable':
      return (
        <ConfirmDialog title={`Enable ${name}?`} confirm="Enable" onConfirm={enable} onClose={onClose}>
          They can sign in again with their existing password and second factor.
        </ConfirmDialog>
      );
    case 'factor':
      return (
        <ConfirmDialog title={`Reset the second factor of ${name}?`} confirm="Reset" onConfirm={resetFactor} onClose={onClose}>
          Make sure that it is really {name} who asks: call them. The authenticator app and all passkeys stop working. They are signed out,
          and whoever signs in next with their password sets up a new second factor.
        </ConfirmDialog>
      );
    case 'sessions':
      return (
        <ConfirmDialog title={`Sign ${name} out?`} confirm="Sign Out" onConfirm={endSessions} onClose={onClose}>
          All their sessions end at once. They can sign in again.
        </ConfirmDialog>
      );
    case 'link':
      return (
        <ConfirmDialog title={`Send ${name} a new link?`} confirm="Send Link" onConfirm={sendLink} onClose={onClose}>
          It goes to <EmailText>{email}</EmailText>. The link before stops working.
        </ConfirmDialog>
      );
  }
}
