/** Public pages of the storefront: prerendered to HTML at build, no React when they load. */
export const PUBLIC_PATHS = [
  '/',
  '/how-it-works',
  '/pricing',
  '/compare',
  '/help-center',
  '/glossary',
  '/sample-will',
  '/free-tools',
  '/inheritance-tax-calculator',
  '/care-cost-calculator',
  '/will-checklist',
  '/signing-day',
  '/who-reads-your-will',
  '/is-willow-right-for-me',
  '/about',
  '/testimonials',
  '/reviews-policy',
  '/contact',
  '/status',
  '/security',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimer',
  '/accessibility',
  '/easy-read',
  '/large-print',
  '/sign-in',
] as const;

/** Screens of its app. */
export type AppPath =
  | '/verify'
  | '/confirm-email'
  | '/stop-invitations'
  | '/couple'
  | '/wizard'
  | `/wizard/${number}`
  | '/checkout'
  | '/dashboard'
  | '/signing'
  | '/your-data'
  | '/erased'
  | '/your-will'
  | '/your-will/who-gets-what'
  | '/your-will/people'
  | '/your-will/signing';

type Page = (typeof PUBLIC_PATHS)[number] | AppPath | `/referral/${string}`;

/** A page, or a place in it. */
export type StorefrontLink = Page | `${Page}#${string}` | `${Page}?${string}`;
