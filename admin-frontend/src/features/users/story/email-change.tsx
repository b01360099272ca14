import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { EmailChange as Change } from '@willow/contracts/account/email-change.contract';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { lazy, Suspense, useState } from 'react';
import { EmailText } from '@willow/frontend/web/email-text';
import { timeInWords } from '../../../shared/times.ts';
import { showToast } from '../../../shared/toast/toasts.ts';
import { useStopEmailChangeForMutation } from '../users.api.ts';

const EmailDialog = lazy(() => import('./email-dialog.tsx'));

type Props = { readonly story: CustomerStory; readonly onChanged: () => void };

/** The move of an account to another address: how it stands, and what the team can do. */
export function EmailChange({ story: { id, state, person, emailChange }, onChanged }: Props) {
  const [open, setOpen] = useState(false);
  const [stop, { isLoading }] = useStopEmailChangeForMutation();
  if (state !== 'verified' || !person) return null;
  const end = async () => {
    const { error } = await stop(id);
    if (error) showToast({ tone: 'error', title: 'Nothing was stopped', description: errorMessage(error, 'Try again in a moment.') });
    onChanged();
  };
  const done = () => {
    setOpen(false);
    onChanged();
  };
  const isOpen = emailChange?.outcome === 'open' || emailChange?.outcome === 'moving';
  return (
    <>
      {emailChange && emailChange.outcome !== 'changed' && (
        <Typography variant="body2" sx={{ flexBasis: '100%', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <EmailText>{howItStands(emailChange)}</EmailText>
        </Typography>
      )}
      {isOpen ? (
        <Button variant="outlined" disabled={isLoading} onClick={() => void end()}>
          Stop the Change of Address
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Change Email Address
        </Button>
      )}
      {open && (
        <Suspense>
          <EmailDialog id={id} fullName={person.fullName} onDone={done} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function howItStands({ email, outcome, confirmed, expiresAt, movesWithoutCurrentFrom }: Change): string {
  if (outcome === 'moving') return `The account moves to ${email} now.`;
  if (outcome === 'stopped') return `A move to ${email} was stopped.`;
  if (outcome === 'taken') return `A move to ${email} was stopped: that address has an account of its own.`;
  if (outcome === 'expired') return `A move to ${email} was not confirmed in time.`;
  const waits = [...(confirmed.new ? [] : ['the new address']), ...(confirmed.current ? [] : ['the current one'])].join(' and ');
  const inAnyCase = movesWithoutCurrentFrom === null ? '' : ` The current one can stop it until ${timeInWords(movesWithoutCurrentFrom)}.`;
  return `To move to ${email}. Not confirmed yet by ${waits}; the links work until ${timeInWords(expiresAt)}.${inAnyCase}`;
}
