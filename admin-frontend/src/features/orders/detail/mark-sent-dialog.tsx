import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';

type MarkSentDialogProps = { readonly fullName: string; readonly onConfirm: () => void; readonly onClose: () => void };

export function MarkSentDialog({ fullName, onConfirm, onClose }: MarkSentDialogProps) {
  return (
    <ConfirmDialog title={`Mark the will of ${fullName} as sent?`} confirm="Mark as Sent" onConfirm={onConfirm} onClose={onClose}>
      <Typography>
        For a will sent some other way, such as by post. Nothing is emailed. The order shows that it was marked by hand, with your name and
        the time.
      </Typography>
    </ConfirmDialog>
  );
}
