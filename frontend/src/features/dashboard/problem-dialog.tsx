import { type CustomerOrder, ProblemReport } from '@willow/contracts/order/order.contract';
import { SUPPORT } from '@willow/contracts/brand/support';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useState } from 'react';
import { sentence } from '../../shared/api/sentence.ts';
import { useUnsavedWarning } from '../../web/use-unsaved-warning.ts';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useReportProblemMutation } from './problems.api.ts';

type Props = { readonly onClose: () => void; readonly onSent: (order: CustomerOrder) => void };

export default function ProblemDialog({ onClose, onSent }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [report] = useReportProblemMutation();
  const { busy, press } = usePressQueue();
  useUnsavedWarning(text.trim() !== '');
  const send = async (problem: string, isLast: () => boolean) => {
    const { data, error: failure } = await report({ text: problem });
    if (failure) {
      setError(sentence(failure));
      return setAttempt(attempt + 1);
    }
    showToast({ title: 'We have your message', description: `A person on our team writes back ${SUPPORT.reply}.` });
    onSent(data.order);
    return isLast() && onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = z.safeParse(ProblemReport, { text });
    setError(parsed.error?.issues[0]?.message);
    setAttempt(attempt + 1);
    if (parsed.success) press(parsed.data, (isLast) => send(parsed.data.text, isLast));
  };
  return (
    <Dialog title="Something is wrong with my will" closable={!busy} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <ErrorSummary errors={error ? [{ id: 'problem', message: error }] : []} attempt={attempt} />
        <p>
          Tell us what’s wrong and where in the will it is. A person on our team reads it and writes back {SUPPORT.reply} ({SUPPORT.hours}).
          Please do not sign your will until then.
        </p>
        <Field
          id="problem"
          label="What is wrong?"
          hint="For example: my sister is called Anne, with an e"
          value={text}
          error={error}
          rows={5}
          onChange={setText}
        />
        <Button type="submit" busy={busy} wide>
          Send to our team
        </Button>
      </form>
    </Dialog>
  );
}
