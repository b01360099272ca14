export type { OrderView } from '../projections/order-view.entity.ts';
