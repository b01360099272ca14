import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';

type ReturnDialogProps = { readonly fullName: string; readonly onConfirm: () => void; readonly onClose: () => void };

export function ReturnDialog({ fullName, onConfirm, onClose }: ReturnDialogProps) {
  return (
    <ConfirmDialog title={`Return the answers to ${fullName}?`} confirm="Return Answers" onConfirm={onConfirm} onClose={onClose}>
      <Typography>
        {fullName} can change every answer and submits again without paying. Until then nothing can be approved. The draft is made anew
        then, and so is its review: decisions do not carry over.
      </Typography>
    </ConfirmDialog>
  );
}
