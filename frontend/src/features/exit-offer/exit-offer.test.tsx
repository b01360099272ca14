import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { armExitOffer } from './arm-exit-offer.ts';
import { ExitOffer, type ExitVariant } from './exit-offer.tsx';

const dialog = () => document.querySelector<HTMLDialogElement>('dialog')!;
const leave = (clientY: number) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }));
let disarm: () => void;
const arm = (variant?: ExitVariant) => {
  render(<ExitOffer {...(variant && { variant })} />);
  disarm = armExitOffer(document);
};
afterEach(() => disarm());

describe('the exit offer', () => {
  it('opens once when the mouse leaves through the top, and remembers that (C-106, C-108, C-109)', () => {
    arm();
    leave(-1);
    expect(dialog()).toHaveAttribute('open');
    expect(localStorage.getItem('exitIntentShown')).toBe('true');
    dialog().close();
    leave(-1);
    expect(dialog()).not.toHaveAttribute('open');
  });

  it('stays closed when the mouse leaves elsewhere (C-107)', () => {
    arm();
    leave(300);
    expect(dialog()).not.toHaveAttribute('open');
  });

  it.each([
    ['who saw it before', 'C-103', 'exitIntentShown'],
    ['who signed up', 'C-104, C-118', 'userEmail'],
    ['who left an email address', 'C-104, C-118', 'capturedEmail'],
  ])('%s never sees it (%s)', (_who, _id, key) => {
    localStorage.setItem(key, 'x');
    arm();
    leave(-1);
    expect(dialog()).not.toHaveAttribute('open');
  });

  it('does not open over another dialog', () => {
    arm();
    const other = document.body.appendChild(document.createElement('dialog'));
    other.open = true;
    leave(-1);
    expect(dialog()).not.toHaveAttribute('open');
  });

  it('the discount variant names price and code, stores the code and leads to the wizard (C-102, C-110, C-111, C-112)', async () => {
    arm();
    leave(-1);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Your will for £40 (£10 off)');
    expect(screen.getByText('EXIT10')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Get Started - £40' });
    expect(link).toHaveAttribute('href', '/wizard');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(localStorage.getItem('discountCode')).toBe('EXIT10');
  });

  it.each([
    [undefined, 'Your will for £40 (£10 off)'],
    ['email', 'Keep your results'],
    ['guide', 'A short guide to making a will'],
  ] as const)('has words of its own for each variant, and promises no email: %s (C-117, D-094)', (variant, title) => {
    render(<ExitOffer {...(variant && { variant })} />);
    const offer = screen.getByRole('dialog', { hidden: true });
    expect(offer).toHaveTextContent(title);
    expect(offer).not.toHaveTextContent(/we (will )?(send|email)|sent to you|in your inbox/i);
  });

  it.each(['email', 'guide'] as const)(
    'C-113 C-114 C-115 C-116 C-118 D-061 the %s variant may be pressed with an @, takes an address, keeps it here and closes',
    async (variant) => {
      arm(variant);
      leave(-1);
      const input = screen.getByLabelText('Email address');
      const button = screen.getByRole('button', { name: variant === 'email' ? 'Continue' : 'Open the guide' });
      expect(input).toBeRequired();
      await userEvent.type(input, 'abc');
      expect(button).toBeDisabled();
      await userEvent.type(input, '@');
      expect(button).toBeEnabled();
      await userEvent.click(button);
      expect(input).toBeInvalid();
      expect(localStorage.getItem('capturedEmail')).toBeNull();
      expect(dialog()).toHaveAttribute('open');
      await userEvent.type(input, 'example.test');
      await userEvent.click(button);
      expect(localStorage.getItem('capturedEmail')).toBe('abc@example.test');
      expect(localStorage.getItem('userEmail')).toBeNull();
      expect(dialog()).not.toHaveAttribute('open');
    },
  );
});
