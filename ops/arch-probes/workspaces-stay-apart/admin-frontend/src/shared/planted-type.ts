export type { Tokens } from '../../../frontend/src/shared/tokens.ts';
