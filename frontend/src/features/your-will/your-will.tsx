import { Route, Routes } from 'react-router';
import ExplainedPage from './explained-page.tsx';
import PeoplePage from './people-page.tsx';
import SigningPage from './signing-page.tsx';
import WhoGetsWhatPage from './who-gets-what-page.tsx';
import YourWillShell from './your-will-shell.tsx';

/** Four small pages between which readers go back and forth: they come together. */
export default function YourWill() {
  return (
    <Routes>
      <Route element={<YourWillShell />}>
        <Route index element={<ExplainedPage />} />
        <Route path="who-gets-what" element={<WhoGetsWhatPage />} />
        <Route path="people" element={<PeoplePage />} />
        <Route path="signing" element={<SigningPage />} />
      </Route>
    </Routes>
  );
}
