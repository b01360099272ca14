export { config } from '../platform/config.ts';
