import { LoginCode, type LinkPurpose, useCode as useCodeEndpoint } from '@willow/contracts/account/account.contract';
import { LOGIN_CODE_DIGITS } from '@willow/contracts/constants';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { patientNetwork, send } from '../../web/api/send.ts';
import { usePressQueue } from '../../web/use-press-queue.ts';
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
  const { busy, press } = usePressQueue();
  const form = useRef<HTMLFormElement>(null);
  const fail = (message: string) => {
    setError(message);
    form.current?.querySelector('input')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = z.safeParse(LoginCode, code);
    if (parsed.error) fail(parsed.error.issues[0]?.message ?? '');
    else press(parsed.data, () => use(parsed.data));
  };
  const use = async (typed: string) => {
    setError(undefined);
    const { data, error: failure } = await send({ endpoint: useCodeEndpoint, body: { email, code: typed } }, patientNetwork);
    if (failure) return fail(sentence(failure));
    return onDone(z.parse(useCodeEndpoint.response, data).purpose);
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
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
