export { order } from '../domain/order.decider.ts';
