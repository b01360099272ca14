// What only those who manage the console have, which loads as one.
export { OperationsPage } from '../features/operations/operations-page.tsx';
export { PeoplePage } from '../features/people/people-page.tsx';
