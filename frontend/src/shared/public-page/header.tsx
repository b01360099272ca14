import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { type HeaderKind, NAV } from './links.ts';
import styles from './public-page.module.css';

const START = (
  <a href="/wizard" data-start className={buttonClass({ size: 'small' })}>
    Get Started
  </a>
);

const ACTION: Readonly<Record<HeaderKind, React.ReactNode>> = {
  landing: (
    <a href="/sign-in" data-account="signup" data-visitor className={buttonClass({ look: 'secondary', size: 'small' })}>
      Sign Up / Log In
    </a>
  ),
  public: START,
  reviews: START,
  tools: START,
  legal: (
    <a href="/" data-visitor className={buttonClass({ look: 'secondary', size: 'small' })}>
      Sign Up / Log In
    </a>
  ),
};

/** The header of public pages. On a narrow screen the links become a popover, which needs no script. */
export function Header({ kind, here }: { readonly kind: HeaderKind; readonly here?: string | undefined }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav id="menu" popover="auto" aria-label="Main" className={styles.nav}>
          {NAV[kind].map(({ href, label }) => (
            <a key={href} href={href} aria-current={href === here ? 'page' : undefined}>
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
