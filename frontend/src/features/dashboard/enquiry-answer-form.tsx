import { EnquiryAnswer } from '@willow/contracts/order/enquiry';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useState } from 'react';
import { sentence } from '../../shared/api/sentence.ts';
import { useUnsavedWarning } from '../../web/use-unsaved-warning.ts';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useAnswerEnquiryMutation } from './enquiries.api.ts';

export function EnquiryAnswerForm({ enquiryId }: { readonly enquiryId: string }) {
  const id = `answer-${enquiryId}`;
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [answer] = useAnswerEnquiryMutation();
  const { busy, press } = usePressQueue();
  useUnsavedWarning(text.trim() !== '');
  const send = async (words: string) => {
    const { error: failure } = await answer({ enquiryId, text: words });
    if (failure) {
      setError(sentence(failure));
      return setAttempt(attempt + 1);
    }
    setText((now) => (now === text ? '' : now));
    return showToast({ title: 'We have your answer', description: 'Our reviewer will read it and carry on.' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = z.safeParse(EnquiryAnswer, { text });
    setError(parsed.error?.issues[0]?.message);
    setAttempt(attempt + 1);
    if (parsed.success) press(parsed.data, () => send(parsed.data.text));
  };
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary errors={error ? [{ id, message: error }] : []} attempt={attempt} />
      <Field id={id} label="Your answer" value={text} error={error} rows={4} onChange={setText} />
      <Button type="submit" busy={busy}>
        Send My Answer
      </Button>
    </form>
  );
}
