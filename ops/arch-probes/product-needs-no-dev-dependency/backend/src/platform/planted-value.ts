export { sample } from 'fast-check';
