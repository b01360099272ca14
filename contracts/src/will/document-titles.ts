import type { DocumentName } from './documents.contract.ts';

export const DOCUMENT_TITLES: Readonly<Record<DocumentName, string>> = {
  will: 'Your will',
  'cover-letter': 'Cover letter',
  explanation: 'What your will does, clause by clause',
  'signing-sheet': 'How to sign your will',
  'executors-sheet': 'Executor’s sheet',
  'funeral-wishes': 'Your funeral wishes',
  reasons: 'Your statement of reasons',
  'list-of-things': 'Your list of who should have what',
};
