export { tokens } from '../../../../contracts/src/brand/tokens.ts';
