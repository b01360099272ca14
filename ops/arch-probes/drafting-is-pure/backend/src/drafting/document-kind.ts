export type DocumentKind = 'draft' | 'final';
