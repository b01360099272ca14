import { lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { NotFoundPage } from './plain-pages.tsx';
import { Shell } from './shell.tsx';

const OrdersPage = lazy(async () => ({ default: (await import('../features/orders/orders-page.tsx')).OrdersPage }));
const OrderDialog = lazy(async () => ({ default: (await import('../features/orders/detail/order-dialog.tsx')).OrderDialog }));
const HistoryRoutes = lazy(async () => ({ default: (await import('./audit-screens.ts')).HistoryRoutes }));
const ReadingPage = lazy(async () => ({ default: (await import('../features/orders/reading/reading-page.tsx')).ReadingPage }));
const AccessRoutes = lazy(async () => ({ default: (await import('./audit-screens.ts')).AccessRoutes }));
const AnalyticsPage = lazy(async () => ({ default: (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage }));
const DiscountsPage = lazy(async () => ({ default: (await import('../features/discounts/discounts-page.tsx')).DiscountsPage }));
const ReferralsPage = lazy(async () => ({ default: (await import('../features/referrals/referrals-page.tsx')).ReferralsPage }));
const PartnersPage = lazy(async () => ({ default: (await import('../features/partners/partners-page.tsx')).PartnersPage }));
const ErasuresPage = lazy(async () => ({ default: (await import('./waiting-screens.ts')).ErasuresPage }));
const AccountPage = lazy(async () => ({ default: (await import('../features/account/account-page.tsx')).AccountPage }));
const OperationsPage = lazy(async () => ({ default: (await import('./admin-screens.ts')).OperationsPage }));
const PeoplePage = lazy(async () => ({ default: (await import('./admin-screens.ts')).PeoplePage }));
const MessagesPage = lazy(async () => ({ default: (await import('./waiting-screens.ts')).MessagesPage }));
const CallBacksPage = lazy(async () => ({ default: (await import('./waiting-screens.ts')).CallBacksPage }));
const SettingsPage = lazy(async () => ({ default: (await import('../features/settings/settings-page.tsx')).SettingsPage }));
const UsersPage = lazy(async () => ({ default: (await import('../features/users/users-page.tsx')).UsersPage }));
const StoryPage = lazy(async () => ({ default: (await import('../features/users/story/story-page.tsx')).StoryPage }));

export function Console() {
  return (
    <BrowserRouter basename="/admin">
      <Routes>
        <Route element={<Shell />}>
          <Route index element={<Navigate to="/orders" replace />} />
          <Route path="orders" element={<OrdersPage />}>
            <Route path=":id" element={<ToApplicant />} />
            <Route path=":id/:tab" element={<OrderDialog />} />
          </Route>
          <Route path="orders/:id/history/*" element={<HistoryRoutes />} />
          <Route path="orders/:id/read" element={<ReadingPage />} />
          <Route path="access/*" element={<AccessRoutes />} />
          <Route path="referrals" element={<ReferralsPage />} />
          <Route path="discount-codes" element={<DiscountsPage />} />
          <Route path="partners" element={<PartnersPage />} />
          <Route path="erasures" element={<ErasuresPage />} />
          <Route path="messages" element={<MessagesPage />} />
          <Route path="call-backs" element={<CallBacksPage />} />
          <Route path="account" element={<AccountPage />} />
          <Route path="queues" element={<OperationsPage />} />
          <Route path="people" element={<PeoplePage />} />
          <Route path="users" element={<UsersPage />} />
          <Route path="users/:id" element={<StoryPage />} />
          <Route path="analytics" element={<AnalyticsPage />} />
          <Route path="settings" element={<SettingsPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}

function ToApplicant() {
  const { id } = useParams();
  const { search } = useLocation();
  return <Navigate to={`/orders/${id}/applicant${search}`} replace />;
}
