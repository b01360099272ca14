import { PAPER, PAPER_AT_NIGHT } from './paper.ts';

const colour = {
  paper: PAPER,
  paperDeep: '#f1eada',
  card: '#fffdf8',
  ink: '#1b2733',
  inkSoft: '#424d57',
  line: '#ddd3bf',
  lineStrong: '#857d6b',
  leaf: '#27533c',
  leafDark: '#1b3d2c',
  leafBright: '#6c9a5b',
  leafPale: '#dce7cf',
  leafMist: '#edf2e4',
  bark: '#6f4523',
  gold: '#e9b949',
  red: '#b3261e',
  orange: '#c2610c',
  goldPale: '#fbf0d0',
  amber: '#6b4100',
  error: '#8e1f1f',
  errorPale: '#f9e9e4',
  focus: '#1f4e9e',
  night: '#14302a',
  nightLine: '#2f4d45',
  onNight: '#f6f1e4',
  onNightSoft: '#c5d2c4',
  onLeaf: '#fffdf8',
  onError: '#f6f1e4',
} as const;

/** By itself, like `radius` and `shadow`, for the console: it has the colours as custom properties and needs nothing else of the look. */
export const font = {
  display: "'Hedvig Letters Serif', 'Display Fallback', Georgia, 'Times New Roman', serif",
  text: "'Source Sans 3', 'Text Fallback', 'Segoe UI', Arial, sans-serif",
  mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
} as const;

export const radius = { small: '4px', medium: '8px', large: '16px', leaf: '0 1.5rem 0 1.5rem', round: '999px' } as const;

export const shadow = {
  low: '0 1px 2px rgb(27 39 51 / 8%)',
  card: '0 1px 2px rgb(27 39 51 / 6%), 0 8px 24px -12px rgb(27 39 51 / 18%)',
  high: '0 2px 6px rgb(27 39 51 / 10%), 0 24px 64px -16px rgb(27 39 51 / 35%)',
} as const;

/**
 * The look of Willow as plain values: paper, blue-black ink and willow leaves. The storefront's custom properties and the console's theme are
 * both made from this object. Text colours keep 7:1 on `paper` and `card`; the outline of a field keeps 3:1.
 */
export const tokens = {
  colour,
  font,
  weight: { normal: '400', medium: '600', bold: '700' },
  text: {
    small: '0.9375rem',
    base: '1.125rem',
    lead: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
    h4: '1.25rem',
    h3: '1.5rem',
    h2: 'clamp(1.875rem, 1.5rem + 1.7vw, 2.75rem)',
    h1: 'clamp(2.125rem, 1.6rem + 2.4vw, 3.25rem)',
    hero: 'clamp(2.625rem, 1.6rem + 4.6vw, 5rem)',
  },
  leading: { tight: '1.08', heading: '1.2', text: '1.6' },
  space: {
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    '5': '1.5rem',
    '6': '2rem',
    '7': '3rem',
    '8': '4rem',
    '9': '6rem',
    section: 'clamp(4rem, 2.5rem + 6vw, 8rem)',
    gutter: 'clamp(1rem, 0.25rem + 3.5vw, 3rem)',
  },
  radius,
  shadow,
  size: { page: '76rem', prose: '40rem', form: '36rem', target: '2.75rem' },
  motion: { quick: '120ms', calm: '240ms' },
} as const;

/**
 * The same names for whoever prefers a dark screen: night grass for paper, moonlight for ink. What is text stays readable on the grounds it
 * stands on, by the same figures. On paper and in mails the light ones hold.
 */
export const atNight = {
  colour: {
    paper: PAPER_AT_NIGHT,
    paperDeep: '#0c1412',
    card: '#1a2723',
    ink: '#f0ebdd',
    inkSoft: '#c6cbc1',
    line: '#35453f',
    lineStrong: '#8a968c',
    leaf: '#a8d08d',
    leafDark: '#c6e3b1',
    leafBright: '#6c9a5b',
    leafPale: '#26402f',
    leafMist: '#1b2e24',
    bark: '#c79a6b',
    gold: '#e9b949',
    red: '#f2594b',
    orange: '#f08a3c',
    goldPale: '#3d3214',
    amber: '#f5cf7c',
    error: '#ffb4a6',
    errorPale: '#3c1d1a',
    focus: '#8ab4f8',
    night: '#183029',
    nightLine: '#3a5a51',
    onNight: '#f6f1e4',
    onNightSoft: '#c5d2c4',
    onLeaf: '#10201a',
    onError: '#3a0d0d',
  } satisfies Readonly<Record<keyof typeof tokens.colour, string>>,
  shadow: {
    low: '0 1px 2px rgb(0 0 0 / 40%)',
    card: '0 1px 2px rgb(0 0 0 / 30%), 0 8px 24px -12px rgb(0 0 0 / 60%)',
    high: '0 2px 6px rgb(0 0 0 / 40%), 0 24px 64px -16px rgb(0 0 0 / 80%)',
  } satisfies Readonly<Record<keyof typeof tokens.shadow, string>>,
} as const;
