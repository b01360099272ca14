import Box from '@mui/material/Box';
import { MESSAGES } from '@willow/contracts/messages';
import { formatPounds } from '@willow/contracts/money';
import type { AdminOrderDetail, Refund } from '@willow/contracts/operator/operator.contract';
import { namesOrder } from '@willow/contracts/operator/refund.contract';
import { RefundReason } from '@willow/contracts/order/refund';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { showToast } from '../../../shared/toast/toasts.ts';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { Problem } from '../../../shared/ui/problem.tsx';
import { useReadVersion } from '../use-version.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { amountIn, leftOfWill } from './refund-words.ts';
import { useRequestRefundMutation } from './refunds.api.ts';
import { type Wanted, WhatStep } from './what-step.tsx';

type RefundDialogProps = {
  readonly detail: AdminOrderDetail;
  /** The one that did not go through. */
  readonly again: Refund | null;
  readonly onClose: () => void;
};

/** Two steps: how much and why; then who gets it, and the number of the order typed by hand. */
export default function RefundDialog({ detail, again, onClose }: RefundDialogProps) {
  const { order, user } = detail;
  const forTwo = order.secondWill > 0;
  const [requestId] = useState(() => crypto.randomUUID());
  const first = again?.will ?? 'own';
  const [wanted, setWanted] = useState<Wanted>({
    will: first,
    amount: Math.min(again?.amount ?? Infinity, leftOfWill(detail, first)).toFixed(2),
    reason: again?.reason ?? '',
    note: again?.note ?? '',
  });
  const left = leftOfWill(detail, wanted.will);
  const [asked, setAsked] = useState<number | null>(null);
  const [confirm, setConfirm] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [request, { isLoading: busy }] = useRequestRefundMutation();
  const version = useReadVersion(order.id);
  const reason = RefundReason.safeParse(wanted.reason).data;

  const goOn = () => {
    const amount = amountIn(wanted.amount);
    const found = {
      ...(amount === null && { amount: MESSAGES.refundAmount }),
      ...(amount !== null && amount > left && { amount: `At most ${formatPounds(left)} can be refunded.` }),
      ...(!reason && { reason: 'Choose a reason.' }),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) setAsked(amount);
  };
  const refund = async (amount: number) => {
    if (busy || !reason) return;
    if (!namesOrder(confirm, order.id)) return setProblems({ confirm: MESSAGES.refundConfirm });
    setProblems({});
    const body = {
      requestId,
      amount,
      refundedBefore: order.refunded,
      reason,
      note: wanted.note,
      confirm,
      ...(forTwo && { will: wanted.will }),
    };
    const { error } = await request({ id: order.id, version, ...body });
    if (error) return setProblems({ all: errorMessage(error, 'Nothing was refunded. Try again in a moment.') });
    const description = `${formatPounds(amount)} for ${user.fullName}. The order shows when it has gone through.`;
    showToast({ tone: 'success', title: 'Refund requested', description });
    return onClose();
  };
  return (
    <FormDialog
      title={`Refund ${user.fullName}`}
      width="sm"
      action={asked === null ? ['Continue', 'Continue'] : [`Refund ${formatPounds(asked)}`, 'Asking…']}
      busy={busy}
      onSubmit={() => (asked === null ? goOn() : void refund(asked))}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {asked === null ? (
          <WhatStep forTwo={forTwo} left={left} wanted={wanted} problems={problems} onChange={setWanted} />
        ) : (
          <ConfirmStep
            detail={detail}
            amount={asked}
            will={wanted.will}
            confirm={confirm}
            problem={problems['confirm']}
            onType={setConfirm}
            onBack={() => {
              setProblems({});
              setAsked(null);
            }}
          />
        )}
        {problems['all'] && <Problem title="Nothing was refunded">{problems['all']}</Problem>}
      </Box>
    </FormDialog>
  );
}
