import { BrowserRouter, Route, Routes } from 'react-router';
import AppShell from './app-shell.tsx';
import { BeginAtTheTop } from './begin-at-the-top.tsx';
import { CrashGuard } from './crash-guard.tsx';
import { screen } from './screen.tsx';
import type { createStore } from './store.ts';

const Verify = screen(() => import('../features/verify/verify-page.tsx'));
const ConfirmEmail = screen(() => import('../features/confirm-email/confirm-email-page.tsx'));
const StopInvitations = screen(() => import('../features/stop-invitations/stop-invitations-page.tsx'));
const Couple = screen(() => import('../features/couple/couple-page.tsx'));
const Wizard = screen(() => import('../features/wizard/wizard.tsx'));
const Checkout = screen(() => import('../features/checkout/checkout-page.tsx'));
const Dashboard = screen(() => import('../features/dashboard/dashboard-page.tsx'));
const SigningDay = screen(() => import('../features/signing-day/signing-day-page.tsx'));
const YourData = screen(() => import('../features/your-data/your-data-page.tsx'));
const Certificate = screen(() => import('../features/your-data/certificate-page.tsx'));
const YourWill = screen(() => import('../features/your-will/your-will.tsx'));

/** The screens that are drawn in the browser. Each is loaded when it is opened. */
export function App({ store }: { readonly store: ReturnType<typeof createStore> }) {
  return (
    <CrashGuard>
      <BrowserRouter>
        <BeginAtTheTop />
        <Routes>
          <Route element={<AppShell store={store} />}>
            <Route path="/verify" element={<Verify />} />
            <Route path="/confirm-email" element={<ConfirmEmail />} />
            <Route path="/stop-invitations" element={<StopInvitations />} />
            <Route path="/couple" element={<Couple />} />
            <Route path="/wizard/*" element={<Wizard />} />
            <Route path="/checkout" element={<Checkout />} />
            <Route path="/dashboard" element={<Dashboard />} />
            <Route path="/signing" element={<SigningDay />} />
            <Route path="/your-data" element={<YourData />} />
            <Route path="/erased" element={<Certificate />} />
            <Route path="/your-will/*" element={<YourWill />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </CrashGuard>
  );
}
