export { penny } from '../../../backend/src/kernel/money.ts';
