export type { EventStore } from '../../../event-sourcing/store/event-store.ts';
