import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import { exportEvidence, settlePaymentIssue } from '@willow/contracts/operator/payment-issue.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useRef, useState } from 'react';
import { saveFile } from '../../../shared/csv.ts';
import { shortId } from '../../../shared/order-words.ts';
import { useMay } from '../../../shared/session/may.ts';
import { showToast } from '../../../shared/toast/toasts.ts';
import { NOTICE, WAITING, WRONG } from '../detail/notice.ts';
import { type Issue, issuesOf } from './issue-words.ts';
import { useExportEvidenceMutation } from './payment-issues.api.ts';
import { SettleForm } from './settle-form.tsx';

/** Disputes, warnings of fraud and refunds that failed, until they are settled. It keeps the focus when one leaves it. */
export function PaymentIssuesNotice({ detail }: { readonly detail: AdminOrderDetail }) {
  const notice = useRef<HTMLElement>(null);
  const issues = issuesOf(detail);
  if (issues.length === 0) return null;
  return (
    <Box
      component="section"
      ref={notice}
      tabIndex={-1}
      aria-label="Payment problem"
      sx={{ ...NOTICE, ...(issues.some(({ urgent }) => urgent) ? WRONG : WAITING) }}
    >
      {issues.map((issue) => (
        <IssueLine key={issue.id} issue={issue} orderId={detail.order.id} onDone={() => notice.current?.focus()} />
      ))}
    </Box>
  );
}

type IssueLineProps = { readonly issue: Issue; readonly orderId: string; readonly onDone: () => void };

function IssueLine({ issue, orderId, onDone }: IssueLineProps) {
  const may = useMay();
  const [settling, setSettling] = useState(false);
  return (
    <Box sx={LINE}>
      <Box sx={{ flex: '1 1 24rem' }}>
        <strong>{issue.text}</strong> {issue.next}
      </Box>
      {issue.evidence && may(exportEvidence) && <EvidenceButton orderId={orderId} />}
      {issue.settles && may(settlePaymentIssue) && !settling && (
        <Button size="small" variant="outlined" onClick={() => setSettling(true)}>
          Settle…
        </Button>
      )}
      {settling && <SettleForm orderId={orderId} issueId={issue.id} onDone={onDone} onCancel={() => setSettling(false)} />}
    </Box>
  );
}

/** One file with what Stripe asks for. */
function EvidenceButton({ orderId }: { readonly orderId: string }) {
  const [take, { isLoading: busy, reset }] = useExportEvidenceMutation();
  const save = async () => {
    const { data, error } = await take(orderId);
    if (error) return showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'The evidence could not be saved.') });
    saveFile(`evidence-${shortId(orderId)}.txt`, 'text/plain', data);
    // Nothing of it is kept here.
    reset();
    return showToast({ tone: 'success', title: 'Evidence saved', description: 'Read it before you submit it at Stripe.' });
  };
  return (
    <Button size="small" variant="contained" disabled={busy} onClick={() => void save()}>
      {busy ? 'Writing…' : 'Save the evidence'}
    </Button>
  );
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: '1 1 100%' } as const;
