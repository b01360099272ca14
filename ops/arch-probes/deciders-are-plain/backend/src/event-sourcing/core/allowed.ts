export { Refused } from './refusal.ts';
