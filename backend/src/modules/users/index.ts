// What the console's section Users shows: it asks the other modules over the query bus, and has no table and no stream of its own.
export { USER_REFUSALS } from './http/users.refusals.ts';
export { UsersModule } from './users.module.ts';
