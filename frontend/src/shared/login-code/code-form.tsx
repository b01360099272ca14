import { LoginCode, type LinkPurpose, useCode as useCodeEndpoint } from '@willow/contracts/account/account.contract';
import { LOGIN_CODE_DIGITS } from '@willow/contracts/constants';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { patientNetwork, send } from '../../web/api/send.ts';
import { sentence } from '../api/sentence.ts';

type Props = {
  readonly email: string;
  /** What its button says. */
  readonly action?: string;
  readonly onDone: (purpose: LinkPurpose) => void;
};

/** The code from the mail, typed in the browser that asked for it: the same as pressing the button in the mail. */
export function CodeForm({ email, action = 'Continue', onDone }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fail = (message: string) => {
    setError(message);
    form.current?.querySelector('input')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const parsed = z.safeParse(LoginCode, code);
    if (parsed.error) return fail(parsed.error.issues[0]?.message ?? '');
    setBusy(true);
    setError(undefined);
    const { data, error: failure } = await send({ endpoint: useCodeEndpoint, body: { email, code: parsed.data } }, patientNetwork);
    setBusy(false);
    if (failure) return fail(sentence(failure));
    return onDone(z.parse(useCodeEndpoint.response, data).purpose);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        id="loginCode"
        label={`Code from the email (${LOGIN_CODE_DIGITS} digits)`}
        short
        value={code}
        error={error}
        input={{ name: 'code', inputMode: 'numeric', autoComplete: 'one-time-code', spellCheck: false }}
        onChange={setCode}
      />
      <Button type="submit" busy={busy} wide>
        {action}
      </Button>
    </form>
  );
}
