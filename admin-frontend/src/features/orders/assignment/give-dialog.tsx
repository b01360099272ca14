import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { Problem } from '../../../shared/ui/problem.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { useAssigneesQuery } from './assignment.api.ts';
import { useAssign } from './use-assign.ts';

/** Chooses the colleague who gets the order. */
export default function GiveDialog({ order, onClose }: { readonly order: AdminOrder; readonly onClose: () => void }) {
  const { data = [], isLoading, error } = useAssigneesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { give, busy } = useAssign(order);
  const others = data.filter(({ id }) => id !== order.assignee?.id);
  const [choice, setChoice] = useState<string | null>(null);
  const chosen = others.find(({ id }) => id === choice) ?? others[0];
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    const failed = chosen ? await give(chosen.id, `Assigned to ${chosen.name}`) : null;
    setProblem(failed);
    if (failed === null) onClose();
  };
  return (
    <FormDialog
      title="Assign the order"
      width="xs"
      action={['Assign', busy ? 'Assigning…' : 'Assign']}
      busy={busy || !chosen}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {error && <Problem title="Nobody to choose from">{errorMessage(error, 'The team could not be read.')}</Problem>}
      {isLoading && <Waiting>Loading the team…</Waiting>}
      {chosen && (
        <SelectField
          label="Assign to"
          name="operatorId"
          value={chosen.id}
          options={Object.fromEntries(others.map(({ id, name }) => [id, name]))}
          onChange={({ target }) => setChoice(target.value)}
        />
      )}
      {data.length > 0 && !chosen && <Typography>There is no other colleague who works on orders.</Typography>}
      {problem !== null && (
        <Box sx={{ mt: 2 }}>
          <Problem title="Not assigned">{problem}</Problem>
        </Box>
      )}
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        It says who sees to the order. Others may still decide about it.
      </Typography>
    </FormDialog>
  );
}
