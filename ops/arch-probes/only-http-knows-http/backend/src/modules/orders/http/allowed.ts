export { RequestRefused } from '../../../platform/http/request-refused.ts';
