export { readFileSync } from './print/typefaces.ts';
