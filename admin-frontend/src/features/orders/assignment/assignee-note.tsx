import Box from '@mui/material/Box';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { useReaderId } from '../../../shared/session/use-reader-id.ts';

/** What whoever looks for work has to know of it. */
export const assigneeWords = ({ name, left }: NonNullable<AdminOrder['assignee']>): string =>
  left ? `Unassigned: ${name} no longer works on orders` : `Assigned to ${name}`;

/** Whose order it is, in a row of the list; nothing while it is nobody’s. */
export function AssigneeNote({ assignee }: Pick<AdminOrder, 'assignee'>) {
  const readerId = useReaderId();
  if (!assignee) return null;
  return <Box sx={NOTE}>{assignee.id === readerId ? 'Assigned to me' : assigneeWords(assignee)}</Box>;
}

const NOTE = { fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.25, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
