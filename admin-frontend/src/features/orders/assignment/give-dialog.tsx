import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { Problem } from '../../../shared/ui/problem.tsx';
import { ColleagueChoice, useColleagueChoice } from './colleague-choice.tsx';
import { useAssign } from './use-assign.ts';

/** Chooses the colleague who gets the order. */
export default function GiveDialog({ order, onClose }: { readonly order: AdminOrder; readonly onClose: () => void }) {
  const colleagues = useColleagueChoice(order.assignee?.id);
  const { chosen } = colleagues;
  const { give, busy } = useAssign(order);
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
      <ColleagueChoice {...colleagues} />
      {problem !== null && (
        <Box sx={{ mt: 2 }}>
          <Problem title="Not assigned">{problem}</Problem>
        </Box>
      )}
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        This shows who is handling the order. Others can still act on it.
      </Typography>
    </FormDialog>
  );
}
