import { useSearchParams } from 'react-router';

/** The field that a link led to ("Change" beside a question about it), or null. */
export const useLinkedField = (): string | null => useSearchParams()[0].get('field');
