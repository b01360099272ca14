import type { Appearance } from '@stripe/stripe-js';
import { atNight, tokens } from '@willow/contracts/brand/tokens';

/** The provider's form in our colours, by day and by night. */
export function appearanceNow(): Appearance {
  const atDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const { colour } = atDark ? atNight : tokens;
  return {
    theme: atDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour.leaf,
      colorText: colour.ink,
      colorTextSecondary: colour.inkSoft,
      colorBackground: colour.card,
      colorDanger: colour.error,
      borderRadius: tokens.radius.medium,
      fontFamily: "'Segoe UI', Arial, sans-serif",
      fontSizeBase: '18px',
    },
  };
}
