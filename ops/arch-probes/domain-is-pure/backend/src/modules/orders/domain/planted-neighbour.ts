export type { WillSubmitted } from '../../wills/index.ts';
