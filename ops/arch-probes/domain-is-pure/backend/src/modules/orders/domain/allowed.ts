export { z } from 'zod';
export type { Decider } from '../../../event-sourcing/core/decider.ts';
export type { OrderPlaced } from './order.events.ts';
