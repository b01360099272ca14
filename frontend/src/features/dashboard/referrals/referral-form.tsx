import { InviteFriendRequest } from '@willow/contracts/referral/referral.contract';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentence } from '../../../shared/api/sentence.ts';
import { usePressQueue } from '../../../web/use-press-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { showError, showToast } from '../../../ui/toast/toast-store.ts';
import { useInviteFriendMutation } from './referrals.api.ts';
import styles from './referrals.module.css';

const EMPTY = { refereeName: '', refereeEmail: '' };
type Name = keyof typeof EMPTY;
type Errors = Partial<Record<Name, string>>;

const SENT = {
  title: 'Referral Sent!',
  description: "Your friend will receive an email with information about our £50 will service. You'll earn £25 when they place an order!",
} as const;

export function ReferralForm({ open }: { readonly open: boolean }) {
  const [form, setForm] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [invite] = useInviteFriendMutation();
  const { busy, press } = usePressQueue();
  const send = async (request: InviteFriendRequest) => {
    const { error } = await invite(request);
    if (error) return showError('Error', sentence(error, 'Failed to send referral. Please try again.'));
    // Unless the next friend is being typed already.
    setForm((now) => (now === form ? EMPTY : now));
    return showToast(SENT);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The button is off then, and says why.
    if (!open) return;
    const { data, error } = z.safeParse(InviteFriendRequest, form);
    const [first, ...rest] = error?.issues ?? [];
    flushSync(() => setErrors(Object.fromEntries([...rest, ...(first ? [first] : [])].map(({ path, message }) => [path[0], message]))));
    if (first) document.getElementById(String(first.path[0]))?.focus();
    if (data) press(data, () => send(data));
  };
  const field = (name: Name, label: string, input: { readonly type?: string }, hint?: string) => (
    <Field
      id={name}
      label={label}
      hint={hint}
      value={form[name]}
      error={errors[name]}
      input={{ ...input, autoComplete: 'off', spellCheck: false }}
      onChange={(value) => setForm({ ...form, [name]: value })}
    />
  );
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {field('refereeName', "Friend's name", {}, 'Their first name is enough.')}
      {field('refereeEmail', "Friend's email address", { type: 'email' })}
      <Button type="submit" busy={busy} disabled={!open} aria-describedby={open ? undefined : 'referrals-closed'}>
        Send Referral
      </Button>
      {!open && <p id="referrals-closed">You can refer friends once your will is complete.</p>}
    </form>
  );
}
