import { ERASURE_WAIT_DAYS } from '@willow/contracts/account/privacy.contract';
import { Email } from '@willow/contracts/email';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useState } from 'react';
import { sentence } from '../../shared/api/sentence.ts';
import { forgetDrafts } from '../../shared/kept-drafts.ts';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useRequestErasureMutation } from '../../shared/api/erasure.api.ts';

/** Asks for the address once more: a click alone must not be able to do this. */
export function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [request] = useRequestErasureMutation();
  const { busy, press } = usePressQueue();
  const refuse = (message: string) => {
    setError(message);
    setAttempt(attempt + 1);
  };
  const send = async (address: string) => {
    const { error: failure } = await request({ email: address });
    if (failure) return refuse(sentence(failure));
    forgetDrafts();
    showToast({ title: 'We have your request', description: 'An email tells you the day. Until then you can change your mind.' });
    return onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = z.safeParse(Email, email);
    if (parsed.success) press(parsed.data, () => send(parsed.data));
    else refuse(parsed.error.issues[0]?.message ?? '');
  };
  return (
    <Dialog title="Erase my account" closable={!busy} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <ErrorSummary errors={error ? [{ id: 'erase-email', message: error }] : []} attempt={attempt} />
        <p>
          We erase everything in {ERASURE_WAIT_DAYS} days. Nobody can bring it back after that, and we do not refund a will that was sent.
        </p>
        <Field
          id="erase-email"
          label="Type your email address to confirm"
          value={email}
          error={error}
          input={{ type: 'email', autoComplete: 'off', inputMode: 'email' }}
          onChange={(value) => {
            setEmail(value);
            setError(undefined);
          }}
        />
        <Button type="submit" busy={busy} wide>
          Erase my account in {ERASURE_WAIT_DAYS} days
        </Button>
      </form>
    </Dialog>
  );
}
