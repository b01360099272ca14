import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../../shared/theme/tokens.ts';
import type { CallBack } from '@willow/contracts/contact/call-back.operator.contract';
import { slotEnd, slotInWords, slotStart } from '@willow/contracts/contact/call-slots';
import { type CallOutcome, CONTACT_TOPICS, type MessageCall } from '@willow/contracts/contact/contact.contract';
import { EmailText } from '@willow/frontend/web/email-text';
import { timeInWords } from '../../shared/times.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { PhoneLink } from '../../shared/ui/phone-link.tsx';
import { RecordForm } from './record-form.tsx';

const ERASED = 'These words were erased.';

type Props = { readonly callBack: CallBack; readonly now: number };

export function CallCard({ callBack: { id, topic, receivedAt, writer, message, signedIn, call, undelivered }, now }: Props) {
  const name = writer?.name ?? 'Erased';
  const waits = isWaiting(call);
  return (
    <Box component="li" aria-label={`Call to ${name}`} sx={{ p: 3, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2">{name}</Typography>
        <Badge tone={topic === 'complex' ? 'attention' : 'quiet'}>{CONTACT_TOPICS[topic]}</Badge>
        {waits && <Due call={call} now={now} />}
      </Box>
      <Typography sx={{ mt: 0.5 }}>
        <strong>{slotInWords(call.slot)}</strong>
        {call.phone && (
          <>
            {', '}
            <PhoneLink number={call.phone} />
          </>
        )}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <EmailText>
          {writer ? `${writer.email}, ${signedIn ? 'signed in as a customer' : 'not signed in, so address and number are unverified'}` : ''}
        </EmailText>
      </Typography>
      {undelivered && <Badge tone="bad">Email not delivered: the address is wrong</Badge>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Asked on <time dateTime={receivedAt}>{timeInWords(receivedAt)}</time>
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '70ch', whiteSpace: 'pre-line' }}>{message ?? ERASED}</Typography>
      <Outcomes call={call} />
      {waits && <RecordForm id={id} name={name} />}
    </Box>
  );
}

const isWaiting = ({ outcomes, cancelledAt }: MessageCall): boolean =>
  cancelledAt === null && outcomes.every(({ outcome }) => outcome === 'no-answer');

function Due({ call: { slot, outcomes }, now }: { readonly call: MessageCall; readonly now: number }) {
  const last = outcomes.at(-1);
  // Rung in the time that was promised last: the promise is kept, and there is nobody to blame.
  if (last && Date.parse(last.at) >= slotStart(slot).getTime()) return <Badge tone="attention">No answer: try again</Badge>;
  if (slotEnd(slot).getTime() < now) return <Badge tone="bad">Overdue</Badge>;
  if (slotStart(slot).getTime() <= now) return <Badge tone="attention">Call now</Badge>;
  return null;
}

const SAID: Readonly<Record<CallOutcome, string>> = { called: 'Called', 'no-answer': 'No answer', closed: 'Closed without a call' };

function Outcomes({ call: { outcomes, cancelledAt } }: { readonly call: MessageCall }) {
  if (outcomes.length === 0 && !cancelledAt) return null;
  return (
    <Box sx={{ mt: 2, p: 1.5, maxWidth: '70ch', background: tokens.colour.paperDeep, borderRadius: 1, display: 'grid', gap: 1.5 }}>
      {outcomes.map(({ outcome, by, at, note }) => (
        <Box key={at} sx={{ whiteSpace: 'pre-line' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {SAID[outcome]}: {by.name}, <time dateTime={at}>{timeInWords(at)}</time>
          </Typography>
          {note ?? ERASED}
        </Box>
      ))}
      {cancelledAt && (
        <Typography variant="body2">
          Cancelled by the customer, <time dateTime={cancelledAt}>{timeInWords(cancelledAt)}</time>
        </Typography>
      )}
    </Box>
  );
}
