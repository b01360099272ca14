export { Repository } from '../../../event-sourcing/repository.ts';
