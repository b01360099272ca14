import Box from '@mui/material/Box';
import type { Role } from '@willow/contracts/operator/session.contract';
import { invitePerson } from '@willow/contracts/operator/people.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { type ChangeEvent, useRef, useState } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FormDialog, takeFocus } from '../../shared/ui/form-dialog.tsx';
import { Problem } from '../../shared/ui/problem.tsx';
import { useInviteMutation } from './people.api.ts';
import { RoleField } from './role-field.tsx';

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { values, errors, problem, busy, fields, change, setRole, submit } = useInviteForm(onClose);
  const field = (name: 'name' | 'email') =>
    ({ name, value: values[name], error: errors[name], onChange: change, autoComplete: 'off' }) as const;
  return (
    <FormDialog title="Invite a Team Member" width="xs" action={['Send Link', 'Sending…']} busy={busy} onSubmit={submit} onClose={onClose}>
      <Box ref={fields} sx={{ display: 'grid', gap: 2 }}>
        {problem && <Problem title="Not invited">{problem}</Problem>}
        <Field {...field('name')} label="Name" inputRef={takeFocus} inputProps={{ maxLength: TEXT_LIMITS.short }} />
        <Field
          {...field('email')}
          label="Email"
          type="email"
          hint="They’ll be emailed a single-use link, valid for three days"
          inputProps={{ maxLength: TEXT_LIMITS.email }}
        />
        <RoleField role={values.role} onChange={setRole} />
      </Box>
    </FormDialog>
  );
}

type Values = { readonly name: string; readonly email: string; readonly role: Role };

function useInviteForm(onClose: () => void) {
  const [values, setValues] = useState<Values>({ name: '', email: '', role: 'operator' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [invite, { isLoading: busy }] = useInviteMutation();
  const fields = useRef<HTMLDivElement>(null);
  const submit = async () => {
    const { data, error: invalid } = invitePerson.body.safeParse(values);
    const wrong = Object.fromEntries((invalid?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]));
    setErrors(wrong);
    setProblem(null);
    const first = ['name', 'email'].find((name) => wrong[name]);
    if (first) return fields.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    if (!data) return;
    const { error } = await invite(data);
    if (error) return setProblem(errorMessage(error, 'The invitation was not sent.'));
    showToast({ tone: 'success', title: 'Invitation sent', description: data.email });
    return onClose();
  };
  return {
    values,
    errors,
    problem,
    busy,
    fields,
    change: ({ target: { name, value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues((before) => ({ ...before, [name]: value })),
    setRole: (role: Role) => setValues((before) => ({ ...before, role })),
    submit: () => void submit(),
  };
}
