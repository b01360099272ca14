import type { Plugin } from 'vite';
import { atNight, tokens } from '@willow/contracts/brand/tokens';

type Group = Readonly<Record<string, string>>;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (groups: Readonly<Record<string, Group>>): string =>
  Object.entries(groups)
    .flatMap(([group, values]) => Object.entries(values).map(([name, value]) => `--${group}-${kebab(name)}:${value};`))
    .join('');

/** The tokens as custom properties: `--colour-leaf-dark`, `--space-4`. Paper from a printer is never dark. */
export const customProperties = (): string =>
  `:root{${declarations(tokens)}}@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declarations(atNight)}}}`;

const ID = 'virtual:tokens.css';

/** Serves `virtual:tokens.css`. */
export const tokensCss = (): Plugin => ({
  name: 'willow-tokens',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? customProperties() : undefined),
});
