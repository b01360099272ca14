export { WillRow } from '../../wills/projections/will.entity.ts';
