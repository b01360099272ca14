import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_PREPARED_ANSWERS, type PreparedAnswer } from '@willow/contracts/operator/settings.contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { Panel } from './panel.tsx';
import { sayOutcome } from './say-outcome.ts';
import { useRemovePreparedAnswerMutation } from './settings.api.ts';

type AnswersPanelProps = { readonly answers: readonly PreparedAnswer[]; readonly mayChange: boolean };
type Asked =
  | { readonly what: 'save'; readonly answer: PreparedAnswer | null }
  | { readonly what: 'remove'; readonly answer: PreparedAnswer };

export function AnswersPanel({ answers, mayChange }: AnswersPanelProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [remove] = useRemovePreparedAnswerMutation();
  const close = () => setAsked(null);
  return (
    <Panel title="Prepared answers" note="Insert these when answering or asking a customer; edit them before sending.">
      {answers.length === 0 && <Typography sx={{ mb: 2 }}>None yet.</Typography>}
      <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
        {answers.map((answer) => (
          <Box component="li" key={answer.id} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="h3">{answer.title}</Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{answer.text}</Typography>
            {mayChange && (
              <Box sx={{ display: 'flex', gap: 1, ml: -0.75, '& > button': { minWidth: 0 } }}>
                <Button size="small" aria-label={`Edit ${answer.title}`} onClick={() => setAsked({ what: 'save', answer })}>
                  Edit
                </Button>
                <Button size="small" aria-label={`Remove ${answer.title}`} onClick={() => setAsked({ what: 'remove', answer })}>
                  Remove
                </Button>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {mayChange && (
        <Button
          variant="outlined"
          disabled={answers.length >= MAX_PREPARED_ANSWERS}
          onClick={() => setAsked({ what: 'save', answer: null })}
        >
          Add Answer
        </Button>
      )}
      {asked?.what === 'save' && <AnswerDialog answer={asked.answer} onClose={close} />}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title={`Remove “${asked.answer.title}”?`}
          confirm="Remove Answer"
          onConfirm={() => void sayOutcome(remove(asked.answer.id), 'Answer removed')}
          onClose={close}
        >
          <Typography>It can no longer be inserted. Messages already sent stay as they are.</Typography>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
