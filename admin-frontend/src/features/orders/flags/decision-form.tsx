import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { TEXT_LIMITS } from '@willow/contracts/constants';
import { MESSAGES } from '@willow/contracts/messages';
import { FlagDecision } from '@willow/contracts/operator/review.contract';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../../shared/ui/field.tsx';
import { DECISIONS } from './flag-words.ts';
import { type FlagAt, useDecide, useReason } from './use-decide.ts';

type DecisionFormProps = FlagAt & { readonly choices: readonly FlagDecision[]; readonly onDone: () => void };

export function DecisionForm({ choices, onDone, ...at }: DecisionFormProps) {
  const id = useId();
  const form = useFocusInside();
  const reason = useReason(at);
  const { decide, busy } = useDecide(at);
  const [wrong, setWrong] = useState<{ readonly decision?: string; readonly reason?: string }>({});
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const decision = FlagDecision.safeParse(new FormData(event.currentTarget).get('decision')).data;
    const blank = reason.text.trim() === '';
    setWrong({ ...(!decision && { decision: 'Choose what you decided.' }), ...(blank && { reason: MESSAGES.reasonNeeded }) });
    if (!decision || blank || !(await decide(decision, reason.text))) return;
    reason.settle();
    onDone();
  };
  const only = choices.length === 1 ? choices[0] : undefined;
  return (
    <Box component="form" ref={form} noValidate aria-label={`Decide ${at.flag.id}`} onSubmit={(event) => void submit(event)} sx={FORM}>
      <Choices id={id} choices={choices} only={only} error={wrong.decision} />
      <Field
        label="Reason"
        hint="The team and the auditors read this, the customer does not."
        error={wrong.reason}
        multiline
        minRows={2}
        maxRows={10}
        value={reason.text}
        onChange={({ target }) => reason.write(target.value)}
        inputProps={{ maxLength: TEXT_LIMITS.reason }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? 'Saving…' : 'Save decision'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </Box>
    </Box>
  );
}

/** The form takes the place of the button that opened it, so the focus goes on in it. */
function useFocusInside(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  return form;
}

type ChoicesProps = {
  readonly id: string;
  readonly choices: readonly FlagDecision[];
  readonly only: FlagDecision | undefined;
  readonly error: string | undefined;
};

function Choices({ id, choices, only, error }: ChoicesProps) {
  return (
    <Box>
      <FormLabel id={`${id}-label`}>Decision</FormLabel>
      <RadioGroup
        name="decision"
        aria-labelledby={`${id}-label`}
        {...(only && { defaultValue: only })}
        {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" sx={{ py: 0.75 }} />}
            label={DECISIONS[choice].choice}
          />
        ))}
      </RadioGroup>
      {error !== undefined && (
        <Box id={`${id}-error`} role="alert" sx={{ color: 'error.main', fontSize: '0.875rem' }}>
          {error}
        </Box>
      )}
    </Box>
  );
}

const FORM = { display: 'grid', gap: 1.5, mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' } as const;
