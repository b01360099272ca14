export { orderEvents } from '../../modules/orders/index.ts';
