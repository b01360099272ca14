export type { Parameters } from 'fast-check';
