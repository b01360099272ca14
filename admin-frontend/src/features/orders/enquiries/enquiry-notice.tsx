import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import type { AdminOrderDetail, OrderEnquiry } from '@willow/contracts/operator/operator.contract';
import { useRef, useState } from 'react';
import { timeInWords } from '../../../shared/times.ts';
import { NOTICE, WAITING } from '../detail/notice.ts';
import { answerOf, ERASED } from './enquiry-words.ts';
import { RecordForm } from './record-form.tsx';
import { useSettleEnquiry } from './use-settle-enquiry.ts';

/** What we asked the customer, until it is settled. It keeps the focus when a question leaves it. */
export function EnquiryNotice({ detail: { order, user, enquiries } }: { readonly detail: AdminOrderDetail }) {
  const notice = useRef<HTMLElement>(null);
  const [recording, setRecording] = useState<string>();
  const { busy, settle } = useSettleEnquiry(order.id);
  const standing = enquiries.filter(({ state }) => state !== 'closed');
  if (standing.length === 0) return null;
  const done = (enquiry: OrderEnquiry) => {
    notice.current?.focus();
    settle(enquiry);
  };
  const answered = standing.some(({ state }) => state === 'answered');
  return (
    <Box
      component="section"
      ref={notice}
      tabIndex={-1}
      aria-label="Questions to the customer"
      sx={{ ...NOTICE, ...(answered ? ANSWERED : WAITING) }}
    >
      {standing.map((enquiry) => (
        <Box key={enquiry.id} sx={LINE}>
          <Asked enquiry={enquiry} name={user.fullName} />
          {enquiry.state === 'open' && recording !== enquiry.id && (
            <Button size="small" variant="outlined" onClick={() => setRecording(enquiry.id)}>
              Record an answer
            </Button>
          )}
          <Button
            size="small"
            variant={enquiry.state === 'answered' ? 'contained' : 'outlined'}
            disabled={busy}
            onClick={() => done(enquiry)}
          >
            {enquiry.state === 'answered' ? 'Settle' : 'Withdraw'}
          </Button>
          {recording === enquiry.id && enquiry.state === 'open' && (
            <RecordForm orderId={order.id} enquiryId={enquiry.id} name={user.fullName} onDone={() => setRecording(undefined)} />
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Those that are settled, for whoever reads the order later. */
export function SettledEnquiries({ detail: { enquiries, user } }: { readonly detail: AdminOrderDetail }) {
  const closed = enquiries.filter(({ state }) => state === 'closed');
  if (closed.length === 0) return null;
  return (
    <Box component="section" aria-label="Settled questions to the customer" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" component="h3">
        Questions to the customer
      </Typography>
      {closed.map((enquiry) => (
        <Box key={enquiry.id} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <Asked enquiry={enquiry} name={user.fullName} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {enquiry.answer ? 'Settled' : 'Withdrawn'} by {enquiry.closed?.by.name}, {enquiry.closed && timeInWords(enquiry.closed.at)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Asked({ enquiry, name }: { readonly enquiry: OrderEnquiry; readonly name: string }) {
  return (
    <Box sx={{ flex: '1 1 24rem', whiteSpace: 'pre-line' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {enquiry.by.name} asked, {timeInWords(enquiry.at)}
        {enquiry.step !== null && `. Step ${enquiry.step} was opened.`}
      </Typography>
      <div>{enquiry.question ?? ERASED}</div>
      <Box sx={{ mt: 0.5 }}>{answerOf(enquiry, name)}</Box>
    </Box>
  );
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: '1 1 100%' } as const;
const ANSWERED = { background: tokens.colour.leafPale, borderInlineStart: `4px solid ${tokens.colour.leaf}` } as const;
