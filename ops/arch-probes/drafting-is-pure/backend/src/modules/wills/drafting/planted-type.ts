export type { WillView } from '../projections/will-view.ts';
