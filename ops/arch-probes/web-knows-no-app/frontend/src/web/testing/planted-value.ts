export { ink } from '../../shared/tokens.ts';
