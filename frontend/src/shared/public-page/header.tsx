import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { LANDING_NAV, PUBLIC_NAV } from './links.ts';
import styles from './public-page.module.css';

/** The landing page opens the account dialog, the other pages start the will, the legal pages lead back to where one signs up. */
export type HeaderKind = 'landing' | 'public' | 'legal';

const ACTION: Readonly<Record<HeaderKind, React.ReactNode>> = {
  landing: (
    <a href="/sign-in" data-account="signup" data-visitor className={buttonClass({ look: 'secondary', size: 'small' })}>
      Sign Up / Log In
    </a>
  ),
  public: (
    <a href="/wizard" data-start className={buttonClass({ size: 'small' })}>
      Get Started
    </a>
  ),
  legal: (
    <a href="/" data-visitor className={buttonClass({ look: 'secondary', size: 'small' })}>
      Sign Up / Log In
    </a>
  ),
};

/** The header of public pages. On a narrow screen the links become a popover, which needs no script. */
export function Header({ kind }: { readonly kind: HeaderKind }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav id="menu" popover="auto" aria-label="Main" className={styles.nav}>
          {(kind === 'landing' ? LANDING_NAV : PUBLIC_NAV).map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        {ACTION[kind]}
        <button type="button" popoverTarget="menu" className={styles.menu}>
          <Icon name="menu" />
          <span className="visually-hidden">Menu</span>
        </button>
      </div>
    </header>
  );
}
