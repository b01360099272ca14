import { one } from './planted-one.ts';
export const two = (): number => one() + 1;
