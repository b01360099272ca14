export { APP_ROLE } from '../../platform/database/app-role.ts';
