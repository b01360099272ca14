import { Route, Routes } from 'react-router';
import Resume from './resume.tsx';
import WizardPage from './wizard-page.tsx';
import WizardShell from './wizard-shell.tsx';

/** The ten questions. Their frame and the first of them come together. */
export default function Wizard() {
  return (
    <Routes>
      <Route element={<WizardShell />}>
        <Route index element={<Resume />} />
        <Route path=":step" element={<WizardPage />} />
      </Route>
    </Routes>
  );
}
