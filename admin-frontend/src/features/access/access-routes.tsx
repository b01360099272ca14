import { Route, Routes } from 'react-router';
import { AccessPage } from './access-page.tsx';
import { ProofPage } from './proof/proof-page.tsx';

/** Who looked, and what an auditor takes along. */
export function AccessRoutes() {
  return (
    <Routes>
      <Route index element={<AccessPage />} />
      <Route path="proof" element={<ProofPage />} />
    </Routes>
  );
}
