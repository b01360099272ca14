export type { OrderPlaced } from '../../modules/orders/index.ts';
