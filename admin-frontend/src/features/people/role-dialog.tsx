import Typography from '@mui/material/Typography';
import type { Person } from '@willow/contracts/operator/people.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { FormDialog } from '../../shared/ui/form-dialog.tsx';
import { Problem } from '../../shared/ui/problem.tsx';
import { useChangePersonMutation } from './people.api.ts';
import { ROLES } from './person-words.ts';
import { RoleField } from './role-field.tsx';

export function RoleDialog({ person: { id, name, role: now }, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const [role, setRole] = useState(now);
  const [problem, setProblem] = useState<string | null>(null);
  const [change, { isLoading: busy }] = useChangePersonMutation();
  const save = async () => {
    if (role === now) return onClose();
    const { error } = await change({ id, change: { role } });
    if (error) return setProblem(errorMessage(error, 'The role was not changed.'));
    showToast({ tone: 'success', title: 'Role changed', description: `${name}: ${ROLES[role]}` });
    return onClose();
  };
  return (
    <FormDialog
      title={`Change the role of ${name}`}
      width="xs"
      action={['Change Role', 'Changing…']}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {problem && <Problem title="Not changed">{problem}</Problem>}
      <RoleField role={role} onChange={setRole} />
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        They are signed out, and sign in again with the new role.
      </Typography>
    </FormDialog>
  );
}
