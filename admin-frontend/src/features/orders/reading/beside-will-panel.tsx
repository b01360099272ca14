import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import type { OrderReading } from '@willow/contracts/operator/reading.contract';
import { ChangesPanel } from '../changes/changes-panel.tsx';
import { LaterAnswers } from '../detail/later-answers.tsx';
import { Notes } from '../detail/notes.tsx';
import { AnsweredProblems, ProblemNotice } from '../detail/problem-notice.tsx';
import { UndeliveredNotice } from '../detail/undelivered-notice.tsx';
import { PaymentIssuesNotice } from '../payment-issues/payment-issues-notice.tsx';
import { EnquiryNotice, SettledEnquiries } from '../enquiries/enquiry-notice.tsx';
import { FlagsPanel } from '../flags/flags-panel.tsx';
import { PairPanel } from '../pair/pair-panel.tsx';
import { AnswersBeside } from './answers-beside.tsx';
import { goTo } from './places.ts';
import { SentNotice } from './sent-notice.tsx';

type BesideWillPanelProps = {
  readonly detail: AdminOrderDetail;
  readonly sendings: OrderReading['sendings'];
  /** The steps of the clause that is looked at. */
  readonly steps: readonly number[];
};

const SECTIONS = { flags: 'Flags', pair: 'Couple', changes: 'Changes', answers: 'Answers', notes: 'Notes' } as const;
const idOf = (section: keyof typeof SECTIONS) => `beside-${section}`;

export function BesideWillPanel({ detail, sendings, steps }: BesideWillPanelProps) {
  const { order } = detail;
  const sections = Object.entries(SECTIONS).filter(([section]) => section !== 'pair' || order.pair !== null);
  return (
    <>
      <Box component="nav" aria-label="Beside the will" sx={JUMPS}>
        {sections.map(([section, title]) => (
          <Button
            key={section}
            size="small"
            sx={{ minWidth: 0 }}
            onClick={() => goTo(document.getElementById(`beside-${section}`), 'start')}
          >
            {title}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 4, '& > *': { minWidth: 0 } }}>
        <Box data-print="no" sx={NOTICES}>
          <UndeliveredNotice detail={detail} />
          <PaymentIssuesNotice detail={detail} />
          <ProblemNotice detail={detail} />
          <EnquiryNotice detail={detail} />
          {detail.laterAnswers && <LaterAnswers later={detail.laterAnswers} />}
          <SentNotice order={order} sendings={sendings} />
        </Box>
        <div id={idOf('flags')} tabIndex={-1}>
          <FlagsPanel orderId={order.id} paid={order.paymentStatus === 'succeeded'} />
        </div>
        {order.pair && (
          <div id={idOf('pair')} tabIndex={-1} data-print="no">
            <PairPanel orderId={order.id} />
          </div>
        )}
        <div id={idOf('changes')} tabIndex={-1} data-print="no">
          <ChangesPanel orderId={order.id} />
        </div>
        <div id={idOf('answers')} tabIndex={-1} data-print="no">
          <AnswersBeside detail={detail} steps={steps} />
        </div>
        <div id={idOf('notes')} tabIndex={-1} data-print="no">
          <SettledEnquiries detail={detail} />
          <AnsweredProblems problems={detail.problems} />
          <Notes orderId={order.id} notes={detail.notes} />
        </div>
      </Box>
    </>
  );
}

const JUMPS = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: { xs: 'none', md: 'flex' },
  gap: 0.5,
  ml: -0.75,
  mb: 1,
  py: 0.5,
  background: 'var(--mui-palette-background-default)',
} as const;

const NOTICES = {
  display: 'grid',
  gap: 1.5,
  '&:empty': { display: 'none' },
  // Above an order's tabs they have margins of their own.
  '&& > *': { m: 0 },
} as const;
