export { failure } from '../../frontend/src/web/failure.ts';
