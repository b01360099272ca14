import Box from '@mui/material/Box';
import { tokens } from '../../../shared/theme/tokens.ts';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { useReaderId } from '../../../shared/session/use-reader-id.ts';
import { openedWords } from './opened-words.ts';

type OpenedNoteProps = { readonly order: AdminOrder; readonly now: number };

/** So that two do not read the same will. */
export function OpenedNote({ order, now }: OpenedNoteProps) {
  const readerId = useReaderId();
  const words = openedWords(order, now, readerId);
  return words === null ? null : <Box sx={NOTE}>{words}</Box>;
}

const NOTE = {
  color: tokens.colour.amber,
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
