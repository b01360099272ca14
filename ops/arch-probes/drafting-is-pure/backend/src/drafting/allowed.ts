export type { Paper } from './paper.ts';
