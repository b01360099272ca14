export type { Will } from '../../wills/domain/will.decider.ts';
