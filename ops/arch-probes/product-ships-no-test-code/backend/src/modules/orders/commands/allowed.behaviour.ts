export { stoppedClock } from '../../../testing/clock.ts';
