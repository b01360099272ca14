import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { Problem } from '../../../shared/ui/problem.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { useAssigneesQuery } from '../assignment/assignment.api.ts';
import { ordersOf } from './use-bulk.ts';

type Colleague = { readonly id: string; readonly name: string };
type BulkGiveDialogProps = { readonly count: number; readonly onGive: (to: Colleague) => void; readonly onClose: () => void };

/** Chooses the colleague who gets the orders that are ticked. */
export function BulkGiveDialog({ count, onGive, onClose }: BulkGiveDialogProps) {
  const { data = [], isLoading, error } = useAssigneesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [choice, setChoice] = useState<string | null>(null);
  const chosen = data.find(({ id }) => id === choice) ?? data[0];
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
      {error && <Problem title="Nobody to choose from">{errorMessage(error, 'The team could not be read.')}</Problem>}
      {isLoading && <Waiting>Loading the team…</Waiting>}
      {chosen && (
        <SelectField
          label="Assign to"
          name="operatorId"
          value={chosen.id}
          options={Object.fromEntries(data.map(({ id, name }) => [id, name]))}
          onChange={({ target }) => setChoice(target.value)}
        />
      )}
    </FormDialog>
  );
}
