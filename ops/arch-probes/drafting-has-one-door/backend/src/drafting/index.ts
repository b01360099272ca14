export { draftWill, type WillText } from './draft-will.ts';
