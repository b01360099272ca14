export type { Answers } from '../domain/answers.ts';
