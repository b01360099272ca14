export type { Tokens } from '../shared/tokens.ts';
