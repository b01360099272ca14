export { cookie } from '../../platform/http/cookie.ts';
