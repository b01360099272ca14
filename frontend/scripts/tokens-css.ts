import type { Plugin } from 'vite';
import { tokens } from '@willow/contracts/brand/tokens';

type Group = Readonly<Record<string, string>>;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tokens as custom properties: `--colour-leaf-dark`, `--space-4`. */
export function customProperties(groups: Readonly<Record<string, Group>> = tokens): string {
  const lines = Object.entries(groups).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `--${group}-${kebab(name)}:${value};`),
  );
  return `:root{${lines.join('')}}`;
}

const ID = 'virtual:tokens.css';

/** Serves `virtual:tokens.css`. */
export const tokensCss = (): Plugin => ({
  name: 'willow-tokens',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? customProperties() : undefined),
});
