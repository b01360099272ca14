import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('app/pages/landing-page.tsx'),
  route('how-it-works', 'features/information/how-it-works-page.tsx'),
  route('pricing', 'features/information/pricing-page.tsx'),
  route('sign-in', 'features/account/sign-in-page.tsx'),
  route('privacy-policy', 'features/legal/privacy-policy-page.tsx'),
  route('terms-of-service', 'features/legal/terms-of-service-page.tsx'),
  route('disclaimer', 'features/legal/disclaimer-page.tsx'),
  route('referral/:id', 'features/referral/referral-page.tsx'),
  route('404', 'features/information/not-found-page.tsx'),
  layout('app/app-shell.tsx', [
    route('verify', 'features/verify/verify-page.tsx'),
    route('stop-invitations', 'features/stop-invitations/stop-invitations-page.tsx'),
    route('wizard', 'features/wizard/wizard-shell.tsx', [
      index('features/wizard/resume.tsx'),
      route(':step', 'features/wizard/wizard-page.tsx'),
    ]),
    route('checkout', 'features/checkout/checkout-page.tsx'),
    route('dashboard', 'features/dashboard/dashboard-page.tsx'),
    route('signing', 'features/signing-day/signing-day-page.tsx'),
    route('your-data', 'features/your-data/your-data-page.tsx'),
    route('erased', 'features/your-data/certificate-page.tsx'),
    route('your-will', 'features/your-will/your-will-shell.tsx', [
      index('features/your-will/explained-page.tsx'),
      route('who-gets-what', 'features/your-will/who-gets-what-page.tsx'),
      route('people', 'features/your-will/people-page.tsx'),
      route('signing', 'features/your-will/signing-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
