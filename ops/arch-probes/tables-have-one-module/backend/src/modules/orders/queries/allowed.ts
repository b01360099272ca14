export { OrderRow } from '../projections/order-list.entity.ts';
