export { randomInt } from 'node:crypto';
