import { APP_PATHS, PUBLIC_PATHS } from '../paths.ts';

export type NavLink = { readonly href: string; readonly label: string };

const known = new Set<string>([...PUBLIC_PATHS, ...APP_PATHS]);

/** Links of the specification whose page exists: adding the page to `PUBLIC_PATHS` brings its links in everywhere. */
const existing = (links: readonly NavLink[]): readonly NavLink[] => links.filter(({ href }) => href.startsWith('/#') || known.has(href));

/** The landing page opens the account dialog, the other pages start the will, legal pages and status lead back to where one signs up. */
export type HeaderKind = 'landing' | 'public' | 'reviews' | 'tools' | 'legal';

const HELP: NavLink = { href: '/help-center', label: 'Help' };
const WITHOUT_HELP: readonly NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/how-it-works', label: 'How it Works' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/about', label: 'About' },
  { href: '/testimonials', label: 'Reviews' },
];
const PUBLIC: readonly NavLink[] = existing([...WITHOUT_HELP, HELP]);

export const NAV: Readonly<Record<HeaderKind, readonly NavLink[]>> = {
  landing: [
    { href: '/#why-will', label: 'Why a Will?' },
    { href: '/how-it-works', label: 'How it Works' },
  ],
  public: PUBLIC,
  legal: PUBLIC,
  reviews: WITHOUT_HELP,
  tools: existing([...WITHOUT_HELP, HELP, { href: '/free-tools', label: 'Tools' }]),
};

export const FOOTER_GROUPS: readonly { readonly title: string; readonly links: readonly NavLink[] }[] = [
  {
    title: 'Making a will',
    links: existing([
      { href: '/how-it-works', label: 'How it Works' },
      { href: '/pricing', label: 'Pricing' },
      { href: '/is-willow-right-for-me', label: 'Is Willow right for me?' },
      { href: '/sample-will', label: 'Read a sample will' },
      { href: '/will-checklist', label: 'Will checklist' },
      { href: '/free-tools', label: 'Free tools' },
      { href: '/wizard', label: 'Get Started' },
    ]),
  },
  {
    title: 'Help',
    links: existing([
      { href: '/help-center', label: 'Help centre' },
      { href: '/contact', label: 'Contact' },
      { href: '/status', label: 'Service status' },
    ]),
  },
  {
    title: 'About us',
    links: existing([
      { href: '/about', label: 'About' },
      { href: '/testimonials', label: 'Reviews' },
      { href: '/reviews-policy', label: 'Reviews policy' },
      { href: '/security', label: 'Security' },
      { href: '/privacy-policy', label: 'Privacy Policy' },
      { href: '/terms-of-service', label: 'Terms of Service' },
      { href: '/disclaimer', label: 'Disclaimer' },
      { href: '/accessibility', label: 'Accessibility' },
    ]),
  },
];
