export type { WillView } from '../modules/wills/projections/will-view.ts';
