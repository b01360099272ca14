export { EventStore } from '../../../event-sourcing/store/event-store.ts';
