export type { Sample } from '../domain/order.test.ts';
