import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { woffCoverage } from './woff-coverage.ts';

export const WEIGHTS = [400, 600] as const;
type Weight = (typeof WEIGHTS)[number];

type Face = { readonly weight: Weight; readonly covers: ReadonlySet<number>; readonly base64: string };

type UsedFace = { readonly weight: Weight; readonly data: string; readonly range: string };

/** In order of preference: the text face first, then the face with the wider reach. Both are under the SIL Open Font Licence. */
const FILES: readonly (readonly [string, readonly string[]])[] = [
  ['source-serif-4', ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext']],
  ['noto-serif', ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']],
];

const require = createRequire(import.meta.url);

const FACES: readonly Face[] = FILES.flatMap(([family, subsets]) =>
  subsets.flatMap((subset) =>
    WEIGHTS.map((weight): Face => {
      const file = readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`));
      // Handlebars escapes "=", and a data URL is as good without its padding.
      return { weight, covers: woffCoverage(file), base64: file.toString('base64').replace(/=+$/, '') };
    }),
  ),
);

const faceOf = (code: number, weight: Weight): Face | undefined => FACES.find((face) => face.weight === weight && face.covers.has(code));

export function findUnprintable(text: string): string | null {
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (WEIGHTS.some((weight) => !faceOf(code, weight))) return character;
  }
  return null;
}

export function facesFor(text: string, weight: Weight): readonly UsedFace[] {
  const used = new Map<Face, string[]>();
  for (const character of [...new Set(text)].toSorted()) {
    const code = character.codePointAt(0)!;
    const face = faceOf(code, weight);
    if (face) used.set(face, [...(used.get(face) ?? []), `U+${code.toString(16)}`]);
  }
  return [...used].map(([face, codes]) => ({ weight, data: face.base64, range: codes.join(',') }));
}
