export type { Failure } from '../frontend/src/web/failure.ts';
