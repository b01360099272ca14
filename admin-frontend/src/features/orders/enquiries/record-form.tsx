import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EnquiryAnswer } from '@willow/contracts/order/enquiry';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { z } from '@willow/contracts/zod';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { type FormEvent, useState } from 'react';
import { Field } from '../../../shared/ui/field.tsx';
import { takeFocus } from '../../../shared/ui/form-dialog.tsx';
import { useRecordEnquiryAnswerMutation } from './enquiries.api.ts';

type Props = { readonly orderId: string; readonly enquiryId: string; readonly name: string; readonly onDone: () => void };

/** For what the customer said in an email or on the telephone. */
export function RecordForm({ orderId, enquiryId, name, onDone }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [record, { isLoading }] = useRecordEnquiryAnswerMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = z.safeParse(EnquiryAnswer, { text });
    setProblem(parsed.error?.issues[0]?.message);
    if (!parsed.success || isLoading) return;
    const { error } = await record({ id: orderId, enquiryId, text: parsed.data.text });
    if (error) return setProblem(errorMessage(error, 'The answer could not be saved.'));
    onDone();
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} aria-label={`Answer of ${name}`} sx={{ flex: '1 1 100%' }}>
      <Field
        label={`What ${name} answered`}
        hint="By email or phone. It is saved with the order in their words."
        multiline
        minRows={2}
        maxRows={12}
        inputRef={takeFocus}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
        inputProps={{ maxLength: TEXT_LIMITS.reason }}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button type="submit" size="small" variant="contained" disabled={isLoading}>
          {isLoading ? 'Saving…' : 'Save answer'}
        </Button>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
