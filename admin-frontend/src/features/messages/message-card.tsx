import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '../../shared/theme/tokens.ts';
import { CONTACT_TOPICS, type ReceivedMessage } from '@willow/contracts/contact/contact.contract';
import { EmailText } from '@willow/frontend/web/email-text';
import { timeInWords } from '../../shared/times.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { AnswerForm } from './answer-form.tsx';
import { useSettle } from './use-settle.ts';

const ERASED = 'This message was erased.';

export function MessageCard({
  message: { id, topic, receivedAt, writer, message, signedIn, settled, undelivered },
}: {
  readonly message: ReceivedMessage;
}) {
  const settle = useSettle(id);
  const name = writer?.name ?? 'Erased';
  return (
    <Box component="li" aria-label={`Message of ${name}`} sx={{ p: 3, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2">{name}</Typography>
        <Badge tone={topic === 'complex' ? 'attention' : 'quiet'}>{CONTACT_TOPICS[topic]}</Badge>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        <EmailText>
          {writer ? `${writer.email}, ${signedIn ? 'signed in as a customer' : 'not signed in, so the address is unverified'}` : ''}
        </EmailText>
      </Typography>
      {undelivered && <Badge tone="bad">Email not delivered: the address is wrong</Badge>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={receivedAt}>{timeInWords(receivedAt)}</time>
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '70ch', whiteSpace: 'pre-line' }}>{message ?? ERASED}</Typography>
      {settled && <Settled settled={settled} />}
      {!settled && settle.writing && <AnswerForm name={name} settle={settle} />}
      {!settled && !settle.writing && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button variant="contained" onClick={settle.begin}>
            Answer
          </Button>
          <Button variant="outlined" disabled={settle.busy} onClick={() => void settle.putAside()}>
            Close without replying
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Settled({ settled: { by, at, answer } }: { readonly settled: NonNullable<ReceivedMessage['settled']> }) {
  return (
    <Box sx={{ mt: 2, p: 1.5, maxWidth: '70ch', background: tokens.colour.paperDeep, borderRadius: 1, whiteSpace: 'pre-line' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {answer === null ? 'Closed' : 'Answered'} by {by.name}, <time dateTime={at}>{timeInWords(at)}</time>
      </Typography>
      {answer ?? 'No email was sent.'}
    </Box>
  );
}
