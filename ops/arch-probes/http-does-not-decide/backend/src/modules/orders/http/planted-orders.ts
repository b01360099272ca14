export { Orders } from '../orders.repository.ts';
