import { InvitePartnerRequest } from '@willow/contracts/couple/couple.contract';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useInvitePartnerMutation } from '../../../shared/api/couple.api.ts';
import { sentence } from '../../../shared/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const IDS = { name: 'partner-name', email: 'partner-email' } as const;
type Name = keyof typeof IDS;

/** Asks once more before anything is sent: a mistyped address is a stranger's. */
export function InvitePartner() {
  const [form, setForm] = useState({ name: '', email: '' });
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [asked, setAsked] = useState<InvitePartnerRequest | null>(null);
  const [invite] = useInvitePartnerMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = z.safeParse(InvitePartnerRequest, form);
    const issues = error?.issues ?? [];
    flushSync(() => setErrors(Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))));
    const first = issues[0]?.path[0];
    if (first) document.getElementById(IDS[first as Name])?.focus();
    if (data) setAsked(data);
  };
  const send = async (request: InvitePartnerRequest) => {
    const { error } = await invite(request);
    if (error) return sentence(error);
    showToast({ title: 'Invitation sent', description: 'It works once, for 14 days.' });
    return null;
  };
  const field = (name: Name, label: string, type: string, hint?: string) => (
    <Field
      id={IDS[name]}
      label={label}
      hint={hint}
      value={form[name]}
      error={errors[name]}
      input={{ type, autoComplete: 'off', spellCheck: false }}
      onChange={(value) => setForm({ ...form, [name]: value })}
    />
  );
  return (
    <form onSubmit={submit} noValidate>
      {field('name', "Your partner's first name", 'text')}
      {field('email', "Your partner's own email address", 'email')}
      <Button type="submit" look="secondary">
        Invite your partner
      </Button>
      {asked && (
        <ConfirmDialog title="Send this invitation?" action="Send invitation" onConfirm={() => send(asked)} onClose={() => setAsked(null)}>
          <p>
            We email {asked.name} at <strong>{asked.email}</strong>, and say that you invite them. Nothing from your will is in the email.
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}
