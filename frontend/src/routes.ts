import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** What is drawn at build. The screens that the browser draws are in `app/app.tsx`. */
export default [
  index('app/pages/landing-page.tsx'),
  route('how-it-works', 'features/information/how-it-works-page.tsx'),
  route('pricing', 'features/information/pricing-page.tsx'),
  route('help-center', 'features/help-center/help-center-page.tsx'),
  route('help-center/:id', 'features/help-center/guide-page.tsx'),
  route('sample-will', 'features/sample-will/sample-will-page.tsx'),
  route('free-tools', 'app/pages/free-tools-page.tsx'),
  route('will-checklist', 'features/checklist/will-checklist-page.tsx'),
  route('is-willow-right-for-me', 'features/suitability/suitability-page.tsx'),
  route('about', 'features/information/about-page.tsx'),
  route('testimonials', 'features/reviews/reviews-page.tsx'),
  route('reviews-policy', 'features/legal/reviews-policy-page.tsx'),
  route('accessibility', 'features/legal/accessibility-page.tsx'),
  route('contact', 'features/contact/contact-page.tsx'),
  route('status', 'features/status/status-page.tsx'),
  route('security', 'features/legal/security-page.tsx'),
  route('sign-in', 'features/account/sign-in-page.tsx'),
  route('privacy-policy', 'features/legal/privacy-policy-page.tsx'),
  route('terms-of-service', 'features/legal/terms-of-service-page.tsx'),
  route('disclaimer', 'features/legal/disclaimer-page.tsx'),
  route('referral/:id', 'features/referral/referral-page.tsx'),
  route('404', 'features/information/not-found-page.tsx'),
  route('*', 'app/app-page.tsx'),
] satisfies RouteConfig;
