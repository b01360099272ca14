export { draftWill } from '../../drafting/draft-will.ts';
