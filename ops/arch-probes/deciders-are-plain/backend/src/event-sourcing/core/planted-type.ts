export type { EventEmitter } from 'node:events';
