import { tokens } from '../../shared/theme/tokens.ts';

export const allowed = tokens;
