import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@willow/contracts/messages';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { type FormEvent, useState } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import { Panel } from './panel.tsx';
import { sayOutcome } from './say-outcome.ts';
import { usePublishNoticeMutation, useWithdrawNoticeMutation } from './settings.api.ts';

type NoticePanelProps = { readonly notice: string | null; readonly mayChange: boolean };

export function NoticePanel({ notice, mayChange }: NoticePanelProps) {
  return (
    <Panel title="Notice to customers" note="Shown at the top of every customer’s dashboard and of the checkout until it is withdrawn.">
      {mayChange ? <NoticeForm notice={notice} /> : <Typography>{notice ?? 'No notice is published.'}</Typography>}
    </Panel>
  );
}

function NoticeForm({ notice }: Pick<NoticePanelProps, 'notice'>) {
  const [edited, setEdited] = useState<string | null>(null);
  // What was read when the typing began, or saved since; null once it was said what stands there now.
  const [base, setBase] = useState<{ readonly notice: string | null } | null>(null);
  const [problem, setProblem] = useState<string>();
  const [publish, { isLoading: publishing }] = usePublishNoticeMutation();
  const [withdraw, { isLoading: withdrawing }] = useWithdrawNoticeMutation();
  const busy = publishing || withdrawing;
  const text = edited ?? notice ?? '';
  // What is typed while another is saved stays, for the next press.
  if (edited !== null && edited === (notice ?? '')) setEdited(null);
  const before = edited !== null && base ? base.notice : notice;
  const say = async (work: Parameters<typeof sayOutcome>[0], done: string, saved: string | null) =>
    setBase((await sayOutcome(work, done)) ? { notice: saved } : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === '') setProblem(MESSAGES.noticeEmpty);
    else void say(publish({ text: text.trim(), before }), 'Notice published', text.trim());
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Field
        label="Text"
        hint={`${text.length} of ${TEXT_LIMITS.notice} characters`}
        multiline
        minRows={2}
        value={text}
        error={problem}
        onChange={({ target }) => {
          if (edited === null) setBase({ notice });
          setEdited(target.value);
          setProblem(undefined);
        }}
        inputProps={{ maxLength: TEXT_LIMITS.notice }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={busy || text.trim() === notice}>
          {publishing ? 'Publishing…' : 'Publish Notice'}
        </Button>
        {notice !== null && (
          <Button variant="outlined" disabled={busy} onClick={() => void say(withdraw({ before }), 'Notice withdrawn', null)}>
            {withdrawing ? 'Withdrawing…' : 'Withdraw Notice'}
          </Button>
        )}
      </Box>
    </Box>
  );
}
