export { Streams } from '../../../platform/facts/streams.ts';
