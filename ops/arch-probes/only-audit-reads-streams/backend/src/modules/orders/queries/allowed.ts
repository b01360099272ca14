export type { EventStore } from '../../../platform/event-store/event-store.ts';
