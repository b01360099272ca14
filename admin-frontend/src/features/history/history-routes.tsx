import { Route, Routes } from 'react-router';
import { HistoryPage } from './history-page.tsx';
import { MomentPage } from './moment-page.tsx';

/** The history of one order, and how it stood at any entry of it. */
export function HistoryRoutes() {
  return (
    <Routes>
      <Route index element={<HistoryPage />} />
      <Route path=":entry" element={<MomentPage />} />
    </Routes>
  );
}
