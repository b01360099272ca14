import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MESSAGES } from '@willow/contracts/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../../shared/ui/field.tsx';

type CodeFormProps = {
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly confirm: string;
  readonly onCode: (code: string) => void;
};

export function CodeForm({ busy, refusal, confirm, onCode }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = code.replaceAll(/\s/g, '');
    const wrong = !/^\d{6}$/.test(digits);
    setIncomplete(wrong);
    input.current?.focus();
    if (!wrong) onCode(digits);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <Field
        label="6-digit code"
        name="code"
        autoComplete="one-time-code"
        inputRef={input}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={incomplete ? MESSAGES.codeNeeded : (refusal ?? undefined)}
        inputProps={{ inputMode: 'numeric', maxLength: 9 }}
      />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy ? 'Checking…' : confirm}
      </Button>
    </Box>
  );
}
