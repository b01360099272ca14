import type { DocumentVariant } from '../../../drafting/index.ts';

const NAMES: Readonly<Record<DocumentVariant['name'], string>> = {
  will: 'will',
  'cover-letter': 'cover-letter',
  explanation: 'what-the-will-does',
  'signing-sheet': 'how-to-sign',
  'executors-sheet': 'executors-sheet',
  'funeral-wishes': 'funeral-wishes',
  reasons: 'statement-of-reasons',
  'list-of-things': 'who-should-have-what',
};

export function fileNameOf({ name, kind, edition }: DocumentVariant, suffix = ''): string {
  const parts = [
    ...(kind === 'draft' ? ['draft'] : []),
    NAMES[name],
    ...(edition === 'standard' ? [] : [edition]),
    ...(suffix === '' ? [] : [suffix]),
  ];
  return `${parts.join('-')}.pdf`;
}
