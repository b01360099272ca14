import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { atNight, tokens } from '@willow/contracts/brand/tokens';
import { customProperties } from '../scripts/tokens-css.ts';

const SRC = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(SRC, file), 'utf8');

describe('styles', () => {
  it('every class a component names exists, and every custom property a style uses', () => {
    const missing = files
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => {
        const source = read(file);
        const sheet = /import styles from '(.+?)'/.exec(source)?.[1];
        if (!sheet) return [];
        const classes = new Set([...read(join(dirname(file), sheet)).matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name));
        return [...source.matchAll(/\bstyles\.(\w+)/g)].filter(([, name]) => !classes.has(name)).map(([, name]) => `${file}: ${name}`);
      });
    expect(missing).toEqual([]);
    const defined = customProperties();
    const unknown = files
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => {
        const css = read(file);
        return [...css.matchAll(/var\((--[\w-]+)\s*\)/g)]
          .filter(([, name]) => !defined.includes(`${name}:`) && !css.includes(`${name}:`))
          .map(([, name]) => `${file}: ${name}`);
      });
    expect(unknown).toEqual([]);
  });
});

describe('colours', () => {
  const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [dark, bright] = [light(one), light(other)].toSorted((a, b) => a - b) as [number, number];
    return (bright + 0.05) / (dark + 0.05);
  };

  it.each([
    ['ink', 'paper', 7],
    ['inkSoft', 'paper', 7],
    ['inkSoft', 'paperDeep', 7],
    ['inkSoft', 'card', 7],
    ['leaf', 'paper', 7],
    ['onLeaf', 'leaf', 7],
    ['leafDark', 'leafPale', 7],
    ['error', 'paper', 7],
    ['error', 'errorPale', 7],
    ['amber', 'goldPale', 7],
    ['onNight', 'night', 7],
    ['onNightSoft', 'night', 7],
    ['gold', 'night', 7],
    ['onError', 'error', 7],
    ['leaf', 'card', 7],
    ['leaf', 'leafPale', 4.5],
    ['ink', 'leafMist', 7],
    ['night', 'gold', 4.5],
    ['inkSoft', 'leafPale', 4.5],
    ['lineStrong', 'card', 3],
    ['red', 'card', 3],
    ['orange', 'card', 3],
    ['focus', 'paper', 3],
  ] as const)('%s on %s keeps %d:1, by day and by night', (text, ground, least) => {
    for (const { colour } of [tokens, atNight]) expect(contrast(colour[text], colour[ground])).toBeGreaterThanOrEqual(least);
  });
});
