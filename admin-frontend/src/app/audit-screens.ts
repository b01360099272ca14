// One part of the console, which loads as one.
export { AccessRoutes } from '../features/access/access-routes.tsx';
export { HistoryRoutes } from '../features/history/history-routes.tsx';
