export { PayForOrder } from '../commands/pay-for-order.ts';
