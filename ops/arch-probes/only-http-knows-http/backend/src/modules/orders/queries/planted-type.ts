export type { RequestRefused } from '../../../platform/http/request-refused.ts';
