export type { Clock } from '../../../platform/clock/clock.ts';
