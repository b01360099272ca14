import { CoupleCode } from '@willow/contracts/couple/couple.contract';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useState } from 'react';
import { useAcceptPartnerMutation } from '../../../shared/api/couple.api.ts';
import { sentence } from '../../../shared/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';

/** For whoever was invited and is signed in here. */
export function TypeCode() {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [accept, { isLoading }] = useAcceptPartnerMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = z.safeParse(CoupleCode, code);
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    const { error: failure } = await accept({ code: parsed.data });
    if (failure) setError(sentence(failure));
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Field
        id="couple-code"
        label="Were you invited? Enter your code"
        hint="Twelve letters and digits, from our email to you"
        value={code}
        error={error}
        input={{ autoComplete: 'off', spellCheck: false, autoCapitalize: 'characters' }}
        onChange={setCode}
      />
      <Button type="submit" look="secondary" busy={isLoading}>
        Accept invitation
      </Button>
    </form>
  );
}
