export type { Sample } from '../domain/order.behaviour.ts';
