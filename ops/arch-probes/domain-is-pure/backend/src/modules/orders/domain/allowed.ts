export { z } from 'zod';
export type { Decider } from '../../../kernel/decider.ts';
export type { OrderPlaced } from './order.events.ts';
