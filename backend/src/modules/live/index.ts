export { LiveModule } from './live.module.ts';
export { LiveStreams } from './http/live-streams.ts';
