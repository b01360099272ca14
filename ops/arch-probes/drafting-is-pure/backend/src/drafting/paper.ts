export type Paper = 'draft' | 'final';
