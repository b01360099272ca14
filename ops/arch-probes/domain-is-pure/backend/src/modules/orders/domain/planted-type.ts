export type { Clock } from '../../../platform/clock.ts';
