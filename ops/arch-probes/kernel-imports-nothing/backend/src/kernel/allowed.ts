export { Refused } from './refused.ts';
