import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import type { OrderReading, ReadWill, Sending } from '@willow/contracts/operator/reading.contract';
import { EmailText } from '@willow/frontend/web/email-text';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { approveWords } from '../order-words.ts';
import { useApproveOnce } from './use-approve-once.ts';
import { sentence } from './sent-words.ts';

type ApproveDialogProps = {
  readonly order: AdminOrder;
  readonly will: ReadWill;
  readonly sendings: OrderReading['sendings'];
  /** What is still open about this will, and does not stop it. */
  readonly open: readonly string[];
  readonly onClose: () => void;
};

/** The last look before a will leaves: which version, who gets what by it, what is still open, and who receives it. */
export function ApproveDialog({ order, will, sendings, open, onClose }: ApproveDialogProps) {
  const approve = useApproveOnce(order, sendings.length);
  const { fullName, email } = order.user;
  const [last] = sendings;
  return (
    <ConfirmDialog title={`Send the will to ${fullName}?`} confirm={approveWords(order)} ready onConfirm={approve} onClose={onClose}>
      <Typography sx={{ fontWeight: 600 }}>{will.whoGetsWhat}.</Typography>
      <Typography sx={{ mt: 1.5 }}>
        Version <strong>{will.versionCode}</strong> is approved, and{' '}
        <strong>
          <EmailText>{email}</EmailText>
        </strong>{' '}
        receives the final will, for signing. An email cannot be called back.
      </Typography>
      {last && <Typography sx={{ mt: 1.5 }}>{`${sentence(last)} ${comparedWith(last, will)}`}</Typography>}
      {open.length > 0 && (
        <>
          <Typography sx={{ mt: 1.5, fontWeight: 600 }}>Still open:</Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
            {open.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </Box>
        </>
      )}
    </ConfirmDialog>
  );
}

/** What sending it now means to a customer who may have one. */
function comparedWith({ way, versionCode }: Sending, will: ReadWill): string {
  if (way === 'hand') return 'This is the first email with it.';
  return versionCode === null || versionCode === will.versionCode ? 'This sends the same version again.' : 'This is a newer version.';
}
