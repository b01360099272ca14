import type { Package } from './packages.ts';

/** Of what goes into an image: they let us pass it on with its notice. OFL is of fonts. */
const IN_IMAGES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];
/** Of what builds and tests, and is passed on to nobody. */
const OF_TOOLS = [...IN_IMAGES, 'CC-BY-4.0', 'MPL-2.0', 'Python-2.0'];

/** Said elsewhere than in the package's description. */
const LOOKED_UP: Readonly<Record<string, string>> = {
  // Its README has the text.
  pause: 'MIT',
};
/** They say nothing, and are passed on to nobody: Emmett is what ops/bench measures us beside. */
const UNSTATED_TOOLS = ['@event-driven-io/'];

/** An SPDX expression of names, AND and OR, with brackets around the whole at most. */
const allows = (allowed: readonly string[], expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.includes(name.trim())));

/** A line for each package whose licence is not allowed or not known. */
export function licenceProblems(packages: readonly Package[]): readonly string[] {
  return packages.flatMap(({ name, version, licence, isDev }) => {
    if (isDev && licence === null && UNSTATED_TOOLS.some((scope) => name.startsWith(scope))) return [];
    const stated = licence ?? LOOKED_UP[name];
    if (stated === undefined) return [`${name}@${version} says no licence: look it up, and write it down in ops/supply/licences.ts`];
    return allows(isDev ? OF_TOOLS : IN_IMAGES, stated)
      ? []
      : [`${name}@${version} has the licence ${stated}, which is not among those of ops/supply/licences.ts`];
  });
}
