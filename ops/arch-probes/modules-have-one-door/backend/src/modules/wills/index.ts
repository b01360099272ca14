export type { AnswerSaved } from './domain/will.events.ts';
