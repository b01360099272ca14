export { draftWill } from '../../drafting/index.ts';
