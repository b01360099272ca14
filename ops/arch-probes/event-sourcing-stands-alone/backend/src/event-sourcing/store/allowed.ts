export { randomUUID } from 'node:crypto';
export type { Position } from './position.ts';
