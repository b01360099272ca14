export { Streams } from '../../../event-sourcing/streams.ts';
