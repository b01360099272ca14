import Box from '@mui/material/Box';
import { PASSKEY_NAME_MAX, PasskeyName } from '@willow/contracts/operator/passkeys.contract';
import { errorMessage, isFailure, UNSETTLED } from '@willow/frontend/web/api/failure';
import { useRef, useState } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FormDialog, takeFocus } from '../../shared/ui/form-dialog.tsx';
import { Problem } from '../../shared/ui/problem.tsx';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './passkeys.api.ts';

type Values = { readonly name: string; readonly password: string };

export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { values, errors, problem, busy, fields, set, submit } = useAddPasskey(onClose);
  return (
    <FormDialog title="Add a passkey" width="xs" action={['Create Passkey', 'Waiting…']} busy={busy} onSubmit={submit} onClose={onClose}>
      <Box ref={fields} sx={{ display: 'grid', gap: 2 }}>
        {problem && <Problem title="Not added">{problem}</Problem>}
        <Field
          label="Name"
          name="name"
          hint="To help you recognise it, such as Work laptop"
          autoComplete="off"
          inputRef={takeFocus}
          inputProps={{ maxLength: PASSKEY_NAME_MAX }}
          value={values.name}
          error={errors.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field
          label="Your password"
          name="password"
          type="password"
          hint="Then your device asks for your fingerprint, face or PIN"
          autoComplete="current-password"
          value={values.password}
          error={errors.password}
          onChange={({ target }) => set({ password: target.value })}
        />
      </Box>
    </FormDialog>
  );
}

function useAddPasskey(onClose: () => void) {
  const [values, setValues] = useState<Values>({ name: '', password: '' });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const add = useCeremony();
  const fields = useRef<HTMLDivElement>(null);
  const show = (wrong: Partial<Values>) => {
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) fields.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  };
  const submit = async () => {
    setProblem(null);
    if (busy || show(problemsOf(values))) return;
    setBusy(true);
    const refused = await add(values);
    setBusy(false);
    if (refused === null) {
      showToast({ tone: 'success', title: 'Passkey added', description: values.name.trim() });
      return onClose();
    }
    if ('password' in refused) show(refused);
    else setProblem(refused.sentence);
  };
  return {
    values,
    errors,
    problem,
    busy,
    fields,
    submit: () => void submit(),
    set: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
  };
}

type Refused = { readonly password: string } | { readonly sentence: string };

/** The server asks, the device makes the passkey, the server keeps it. Null when that is done. */
function useCeremony() {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  return async ({ name, password }: Values): Promise<Refused | null> => {
    const { data: creation, error } = await begin({ password });
    if (!creation) {
      const wrong = isFailure(error) ? error.problems?.find(({ path }) => path[0] === 'password')?.message : undefined;
      return wrong ? { password: wrong } : { sentence: errorMessage(error, UNSETTLED) };
    }
    const { makePasskey } = await import('../../shared/passkeys/ceremonies.ts');
    const made = await makePasskey(creation);
    if ('sentence' in made) return made;
    const { error: refused } = await add({ name: name.trim(), passkey: made.passkey });
    return refused ? { sentence: errorMessage(refused, UNSETTLED) } : null;
  };
}

function problemsOf({ name, password }: Values): Partial<Values> {
  const wrong = PasskeyName.safeParse(name).error?.issues[0]?.message;
  return { ...(wrong && { name: wrong }), ...(password === '' && { password: 'Enter your password' }) };
}
