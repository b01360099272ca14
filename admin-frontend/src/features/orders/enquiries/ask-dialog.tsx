import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import { EnquiryQuestion } from '@willow/contracts/order/enquiry';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { stepNumber, WIZARD } from '@willow/contracts/will/questions';
import { z } from '@willow/contracts/zod';
import { useState } from 'react';
import { showToast } from '../../../shared/toast/toasts.ts';
import { InsertPrepared } from '../../../shared/prepared-answers/insert-prepared.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { FormDialog, takeFocus } from '../../../shared/ui/form-dialog.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { useReadVersion, useSayWhyNot } from '../use-version.ts';
import { useRaiseEnquiryMutation } from './enquiries.api.ts';

const WORDS = 'words';
const OPTIONS: Readonly<Record<string, string>> = {
  [WORDS]: 'None, a written answer is enough',
  ...Object.fromEntries(
    WIZARD.filter(({ id }) => id !== 'review').map(({ id, question }) => [`step-${stepNumber(id)}`, `${stepNumber(id)}. ${question}`]),
  ),
};

/** Asks the customer of an order: by email, and on the dashboard. */
export default function AskDialog({ detail, onClose }: { readonly detail: AdminOrderDetail; readonly onClose: () => void }) {
  const { order, user } = detail;
  const [question, setQuestion] = useState('');
  const [step, setStep] = useState(WORDS);
  const [problem, setProblem] = useState<string>();
  const [raise, { isLoading }] = useRaiseEnquiryMutation();
  const version = useReadVersion(order.id);
  const sayWhyNot = useSayWhyNot(order.id);
  const isPaid = order.paymentStatus === 'succeeded';
  const send = async () => {
    if (isLoading) return;
    const parsed = z.safeParse(EnquiryQuestion, question);
    setProblem(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    const opened = step === WORDS ? null : Number(step.slice('step-'.length));
    const { error } = await raise({ id: order.id, version, question: parsed.data, step: opened });
    if (error) return sayWhyNot(error, 'The question could not be sent.');
    showToast({ tone: 'success', title: 'Order updated', description: `The question goes to ${user.email}.` });
    onClose();
  };
  return (
    <FormDialog
      title={`Ask ${user.fullName}`}
      width="sm"
      action={['Send question', 'Sending…']}
      busy={isLoading}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <InsertPrepared text={question} onInsert={setQuestion} />
        <Field
          label="Your question"
          hint={`It is emailed to ${user.email} and shown on the dashboard until answered. A greeting is added.`}
          multiline
          minRows={4}
          maxRows={16}
          inputRef={takeFocus}
          value={question}
          error={problem}
          onChange={({ target }) => setQuestion(target.value)}
          inputProps={{ maxLength: TEXT_LIMITS.reason }}
        />
        {isPaid && (
          <div>
            <SelectField
              label="Answers to reopen"
              name="step"
              value={step}
              options={OPTIONS}
              onChange={({ target }) => setStep(target.value)}
            />
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {step === WORDS
                ? 'The answers stay as they are.'
                : 'The customer is taken to this step, changes it and submits again without paying. A new draft is then made and reviewed.'}
            </Typography>
          </div>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The order moves to In Review. Nothing can be approved until you have settled the answer, or withdrawn the question.
        </Typography>
      </Box>
    </FormDialog>
  );
}
