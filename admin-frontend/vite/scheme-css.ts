import { atNight, tokens } from '@willow/contracts/brand/tokens';
import type { Plugin } from 'vite';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isColour = (name: string): name is keyof typeof tokens.colour => Object.hasOwn(tokens.colour, name);

const colours = Object.keys(tokens.colour)
  .filter(isColour)
  .map((name) => `--colour-${kebab(name)}:light-dark(${tokens.colour[name]},${atNight.colour[name]});`)
  .join('');

/** The colours by day and by night: as the system has it, until `data-scheme` says which. Paper from a printer is never dark. */
export const schemeCss = (): string =>
  `:root{color-scheme:light dark;${colours}}` +
  ['light', 'dark'].map((scheme) => `:root[data-scheme=${scheme}]{color-scheme:${scheme}}`).join('') +
  '@media print{:root:root{color-scheme:light}}';

const ID = 'virtual:scheme.css';

/** Serves `virtual:scheme.css`. */
export const scheme = (): Plugin => ({
  name: 'scheme',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? schemeCss() : undefined),
});
