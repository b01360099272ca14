import { font, radius, shadow, type tokens as values } from '@willow/contracts/brand/tokens';

/** The colours of Willow by name. What each is, by day and by night, the page's style sheet says (`vite/scheme-css.ts`). */
const colour: Readonly<Record<keyof typeof values.colour, string>> = {
  paper: 'var(--colour-paper)',
  paperDeep: 'var(--colour-paper-deep)',
  card: 'var(--colour-card)',
  ink: 'var(--colour-ink)',
  inkSoft: 'var(--colour-ink-soft)',
  line: 'var(--colour-line)',
  lineStrong: 'var(--colour-line-strong)',
  leaf: 'var(--colour-leaf)',
  leafDark: 'var(--colour-leaf-dark)',
  leafBright: 'var(--colour-leaf-bright)',
  leafPale: 'var(--colour-leaf-pale)',
  leafMist: 'var(--colour-leaf-mist)',
  bark: 'var(--colour-bark)',
  gold: 'var(--colour-gold)',
  red: 'var(--colour-red)',
  orange: 'var(--colour-orange)',
  goldPale: 'var(--colour-gold-pale)',
  amber: 'var(--colour-amber)',
  error: 'var(--colour-error)',
  errorPale: 'var(--colour-error-pale)',
  focus: 'var(--colour-focus)',
  night: 'var(--colour-night)',
  nightLine: 'var(--colour-night-line)',
  onNight: 'var(--colour-on-night)',
  onNightSoft: 'var(--colour-on-night-soft)',
  onLeaf: 'var(--colour-on-leaf)',
  onError: 'var(--colour-on-error)',
};

/** The look of Willow for the console. */
export const tokens = { colour, font, radius, shadow } as const;
