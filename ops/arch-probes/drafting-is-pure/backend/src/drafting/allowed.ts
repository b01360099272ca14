export type { DocumentKind } from './document-kind.ts';
