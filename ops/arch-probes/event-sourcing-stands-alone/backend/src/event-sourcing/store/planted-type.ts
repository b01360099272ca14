export type { Order } from '../../modules/orders/index.ts';
