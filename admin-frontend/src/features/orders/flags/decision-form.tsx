import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { MESSAGES } from '@willow/contracts/messages';
import { type FlagDecision, isOfSubstance, isUnfinished, settles } from '@willow/contracts/operator/review.contract';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Field } from '../../../shared/ui/field.tsx';
import { DECISIONS } from './flag-words.ts';
import { RadioChoice } from './radio-choice.tsx';
import { type FlagAt, useDecide, useReason } from './use-decide.ts';

type DecisionFormProps = FlagAt & { readonly choices: readonly FlagDecision[]; readonly onDone: () => void };

/** No sentence of the rule, but a reason of one's own. */
const OTHER = 'Other';

export function DecisionForm({ choices, onDone, ...at }: DecisionFormProps) {
  const form = useFocusOnOpen();
  const reason = useReason(at);
  const { decide, busy } = useDecide(at);
  const [decision, setDecision] = useState(choices.length === 1 ? (choices[0] ?? null) : null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const sentences = at.flag.reasons.filter((each) => each.decision === decision).map(({ text }) => text);
  const why = sentences.length === 0 ? OTHER : chosen;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const faults = faultsIn(decision, why, reason.text);
    setWrong(faults);
    if (!decision || !why || Object.keys(faults).length > 0) return;
    if (!(await decide(decision, { choice: why === OTHER ? null : why, reason: reason.text }))) return;
    reason.settle();
    onDone();
  };
  return (
    <Box component="form" ref={form} noValidate aria-label={`Decide ${at.flag.id}`} onSubmit={(event) => void submit(event)} sx={FORM}>
      <RadioChoice
        label="Decision"
        options={choices.map((choice) => ({ value: choice, label: DECISIONS[choice].choice }))}
        value={decision}
        error={wrong.decision}
        onChoose={(next) => {
          setDecision(next);
          setChosen(null);
          setWrong({});
        }}
      />
      {sentences.length > 0 && (
        <RadioChoice
          label="Why"
          options={[...sentences, OTHER].map((text) => ({ value: text, label: text }))}
          value={chosen}
          error={wrong.why}
          onChoose={(next) => {
            setChosen(next);
            setWrong({});
          }}
        />
      )}
      <Field
        label={why !== null && isUnfinished(why) ? 'Complete the sentence' : 'Reason'}
        hint="The team and auditors can read this; the customer cannot."
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
          {busy ? 'Saving…' : at.flag.twoPeople && decision && settles(decision) ? 'Propose decision' : 'Save decision'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </Box>
    </Box>
  );
}

type Wrong = { readonly decision?: string; readonly why?: string; readonly reason?: string };

function faultsIn(decision: FlagDecision | null, why: string | null, reason: string): Wrong {
  const fault = faultOf(why, reason);
  return {
    ...(!decision && { decision: 'Choose what you decided.' }),
    ...(decision && !why && { why: `Choose the reason that fits, or “${OTHER}”.` }),
    ...(fault !== null && { reason: fault }),
  };
}

function faultOf(why: string | null, reason: string): string | null {
  if (why !== null && why !== OTHER) return isUnfinished(why) && reason.trim() === '' ? MESSAGES.reasonUnfinished : null;
  if (reason.trim() === '') return MESSAGES.reasonNeeded;
  return why === OTHER && !isOfSubstance(reason) ? MESSAGES.reasonThin : null;
}

/** The form takes the place of the button that opened it, so the focus goes on in it. */
export function useFocusOnOpen(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  return form;
}

const FORM = { display: 'grid', gap: 1.5, mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' } as const;
