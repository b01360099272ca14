import { WIZARD_STEPS } from '@willow/contracts/constants';
import { type AppPath, PUBLIC_PATHS as PAGES } from '@willow/contracts/paths';
import { GUIDE_IDS, guidePath } from './guides.ts';

/** Public pages: prerendered to HTML at build, no React when they load. The guides of the help centre stand behind it. */
export const PUBLIC_PATHS: readonly string[] = PAGES.flatMap((path) =>
  path === '/help-center' ? [path, ...GUIDE_IDS.map(guidePath)] : [path],
);

/** The page behind every unknown address. The server answers it with status 404. */
export const NOT_FOUND_PATH = '/404';

/** The same page for every invitation, built once at a placeholder address. */
export const REFERRAL_PATTERN = '/referral/:id';
export const REFERRAL_PAGE = '/referral/invitation';

/** The page that every screen of the app begins with, built once at a placeholder address. */
export const APP_PAGE = '/app';

/** Screens of the app by path, and the module that each begins with: all are served that page, and the browser draws the rest. */
export const APP_SCREENS: Readonly<Record<AppPath, string>> = {
  '/verify': 'verify-page',
  '/confirm-email': 'confirm-email-page',
  '/stop-invitations': 'stop-invitations-page',
  '/couple': 'couple-page',
  '/wizard': 'wizard',
  ...Object.fromEntries(Array.from({ length: WIZARD_STEPS }, (_, index) => [`/wizard/${index + 1}`, 'wizard'])),
  '/checkout': 'checkout-page',
  '/dashboard': 'dashboard-page',
  '/signing': 'signing-day-page',
  '/your-data': 'your-data-page',
  '/erased': 'certificate-page',
  '/your-will': 'your-will',
  '/your-will/who-gets-what': 'your-will',
  '/your-will/people': 'your-will',
  '/your-will/signing': 'your-will',
};

export const APP_PATHS: readonly string[] = Object.keys(APP_SCREENS);
