import { BRAND } from '@willow/contracts/brand/brand';
import { COMPANY } from '@willow/contracts/brand/company';
import { Logo } from '../../ui/logo.tsx';
import { FOOTER_GROUPS } from './links.ts';
import styles from './public-page.module.css';

const SOCIAL = [
  ['Facebook', BRAND.social.facebook],
  ['Instagram', BRAND.social.instagram],
  ['LinkedIn', BRAND.social.linkedin],
] as const;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>Wills for England and Wales: written in plain English, reviewed by our team, and a native tree planted for every one.</p>
          <ul>
            <li>
              <a href={`mailto:${BRAND.supportEmail}`}>Contact Support</a>
            </li>
          </ul>
        </div>
        {FOOTER_GROUPS.filter(({ links }) => links.length > 0).map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label="Elsewhere">
          <h2>Elsewhere</h2>
          <ul>
            {SOCIAL.map(([label, href]) => (
              <li key={href}>
                <a href={href} rel="noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.small}>
          <p>
            {BRAND.name} prepares draft wills for UK residents aged 25 or over who want a will for England and Wales. We are not a solicitor
            and this service is not legal advice. If your estate is complex, we refer you to specialist advisers.
          </p>
          <p>
            {COMPANY.legalName}, registered in {COMPANY.placeOfRegistration}, company number {COMPANY.companyNumber}. Registered office:{' '}
            {COMPANY.registeredOffice}. {COMPANY.vat} {BRAND.developerCredit}.{' '}
            <a href="/privacy-policy#cookies" data-consent-do="options">
              Cookie settings
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}
