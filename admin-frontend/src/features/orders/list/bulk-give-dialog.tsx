import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { ColleagueChoice, useColleagueChoice } from '../assignment/colleague-choice.tsx';
import { ordersOf } from './use-bulk.ts';

type Colleague = { readonly id: string; readonly name: string };
type BulkGiveDialogProps = { readonly count: number; readonly onGive: (to: Colleague) => void; readonly onClose: () => void };

/** Chooses the colleague who gets the orders that are ticked. */
export function BulkGiveDialog({ count, onGive, onClose }: BulkGiveDialogProps) {
  const colleagues = useColleagueChoice();
  const { chosen } = colleagues;
  const submit = () => {
    onClose();
    if (chosen) onGive(chosen);
  };
  return (
    <FormDialog
      title={`Assign ${ordersOf(count)}`}
      width="xs"
      action={['Assign', 'Assign']}
      busy={!chosen}
      onSubmit={submit}
      onClose={onClose}
    >
      <ColleagueChoice {...colleagues} />
    </FormDialog>
  );
}
