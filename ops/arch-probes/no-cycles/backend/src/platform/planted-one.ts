import { two } from './planted-two.ts';
export const one = (): number => two() + 1;
