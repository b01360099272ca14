// One part of the console, which loads as one.
export { AccessPage } from '../features/access/access-page.tsx';
export { HistoryRoutes } from '../features/history/history-routes.tsx';
