import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const CHOICES = [
  ['analytics', 'Analytics', 'Helps us see which pages work, so that we can improve the website.'],
  ['marketing', 'Marketing', 'Personalised advertising, here and on other sites.'],
  ['functional', 'Functional', 'Enhanced features, and remembering your preferences.'],
] as const;

/**
 * The cookie banner, as markup only: it is part of every prerendered page, and `enhanceConsent` gives it its behaviour both there and in the
 * app. It stands before the page, whose first heading is the page's own.
 */
export function ConsentBanner() {
  return (
    <section data-consent hidden aria-labelledby="consent-title" className="consent">
      <div className="consent-text">
        <strong id="consent-title">We value your privacy</strong>
        <p>We use cookies to enhance your experience and analyze traffic. Essential cookies are required.</p>
      </div>
      <div className="consent-buttons">
        <Button look="secondary" size="small" data-consent-do="accept">
          Accept All
        </Button>
        <Button look="secondary" size="small" data-consent-do="reject">
          Reject
        </Button>
        <Button look="quiet" size="small" data-consent-do="options">
          Options
        </Button>
        <button type="button" className="consent-close" data-consent-do="close">
          <Icon name="cross" />
          <span className="visually-hidden">Close without choosing</span>
        </button>
      </div>
      <p className="consent-policy">
        By continuing you agree to our <a href="/privacy-policy">Privacy Policy</a>.
      </p>
    </section>
  );
}

/** The choices behind "Options", after the page. */
export function ConsentPreferences() {
  return (
    <dialog data-consent-dialog aria-labelledby="preferences-title" className="consent-dialog">
      <form method="dialog">
        <h2 id="preferences-title">Cookie Preferences</h2>
        <Choice name="essential" title="Essential" text="Session management, security and accessibility. Always active." always />
        {CHOICES.map(([name, title, text]) => (
          <Choice key={name} name={name} title={title} text={text} />
        ))}
        <div className="consent-dialog-buttons">
          <Button look="secondary" data-consent-do="cancel">
            Cancel
          </Button>
          <Button type="submit" data-consent-do="save">
            Save Preferences
          </Button>
        </div>
      </form>
    </dialog>
  );
}

type ChoiceProps = { readonly name: string; readonly title: string; readonly text: string; readonly always?: boolean };

function Choice({ name, title, text, always = false }: ChoiceProps) {
  return (
    <div className="consent-choice">
      <input
        type="checkbox"
        id={`cookies-${name}`}
        name={name}
        aria-describedby={`cookies-${name}-text`}
        defaultChecked={always}
        disabled={always}
      />
      <label htmlFor={`cookies-${name}`}>{title}</label>
      <p id={`cookies-${name}-text`}>{text}</p>
    </div>
  );
}
