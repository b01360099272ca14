import { BRAND } from '@willow/contracts/brand/brand';
import { EXIT_CODE } from '@willow/contracts/constants';
import { CLAIMS } from '../../shared/claims.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './exit-offer.module.css';

export type ExitVariant = 'discount' | 'email' | 'guide';

/** The offer for visitors on their way out, as markup only; `armExitOffer` decides when it opens. */
export function ExitOffer({ variant = 'discount' }: { readonly variant?: ExitVariant }) {
  return (
    <dialog data-exit-offer aria-labelledby="exit-title" className={styles.dialog}>
      <form method="dialog" className={styles.close}>
        <button type="submit" aria-label="Close">
          <Icon name="cross" />
        </button>
      </form>
      {variant === 'discount' ? <Discount /> : <Capture variant={variant} />}
    </dialog>
  );
}

function Discount() {
  return (
    <>
      <p className={styles.price} aria-hidden="true">
        <s>{CLAIMS.price}</s> {CLAIMS.exitPrice}
      </p>
      <h2 id="exit-title">
        Your will for {CLAIMS.exitPrice} ({CLAIMS.exitSaving} off)
      </h2>
      <p>
        Before you go: with code <strong>{EXIT_CODE}</strong> the same will, reviewed by the same people, costs {CLAIMS.exitPrice} instead
        of {CLAIMS.price}. We put the code in at the checkout for you.
      </p>
      <a href="/wizard" data-exit-do="discount" className={buttonClass({ wide: true })}>
        Get Started - {CLAIMS.exitPrice}
      </a>
    </>
  );
}

const CAPTURE = {
  email: {
    title: 'Keep your results',
    text: 'Leave your email address to use the free tools without being asked again.',
    button: 'Continue',
  },
  guide: {
    title: 'A short guide to making a will',
    text: 'Leave your email address and read on: eight lists of what to think of.',
    button: 'Open the guide',
  },
} as const;

function Capture({ variant }: { readonly variant: 'email' | 'guide' }) {
  const { title, text, button } = CAPTURE[variant];
  return (
    <form data-exit-do={variant} noValidate>
      <h2 id="exit-title">{title}</h2>
      <p>{text}</p>
      <label htmlFor="exit-email">Email address</label>
      <input id="exit-email" name="email" type="email" autoComplete="email" required className={styles.input} />
      <p className={styles.note}>It stays in this browser: {BRAND.name} sends nothing to it.</p>
      <Button type="submit" wide disabled>
        {button}
      </Button>
    </form>
  );
}
