export { pounds } from '../../shared/money.ts';
