export { RequestRefused } from '../http/request-refused.ts';
