export { START } from '@eventstore/db-client';
