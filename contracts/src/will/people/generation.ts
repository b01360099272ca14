import { childIn } from './child-in.ts';
import { folded } from './names.ts';

const GENERATIONS: readonly (readonly [number, string])[] = [
  [2, 'grandmother grandfather grandparent grandma grandpa grandad granddad granny gran nan nana nanny'],
  [
    1,
    'mother father parent mum mummy mom mam dad daddy ma pa aunt auntie aunty uncle stepmother stepfather stepmum stepdad stepparent ' +
      'godmother godfather godparent',
  ],
  [
    0,
    'brother sister sibling bro sis stepbrother stepsister cousin husband wife spouse partner fiance fiancee hubby missus boyfriend girlfriend',
  ],
  [-1, 'son daughter child niece nephew godson goddaughter godchild'],
  [-2, 'grandson granddaughter grandchild'],
];
const OF_WORD = new Map(GENERATIONS.flatMap(([generation, words]) => words.split(' ').map((word) => [word, generation] as const)));

/**
 * How many generations before the testator (above 0) or after (below) a relationship puts somebody; null where it says nothing of it: a
 * friend, or somebody else's relative.
 */
export function generationOf(relationship: string): number | null {
  const child = childIn(relationship);
  if (child !== null) return child === 'grandchild' ? -2 : -1;
  const text = folded(relationship);
  if (/'s?\b|s'(?:\s|$)|\b(?:of|to|from|business)\b/.test(text)) return null;
  const words = text
    .replace(/[\s-]*in[\s-]*law\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const generation = OF_WORD.get(words.at(-1) ?? '');
  if (generation === undefined) return null;
  const further = words.slice(0, -1).filter((word) => word === 'great' || word === 'grand').length;
  return generation === 0 ? 0 : generation + Math.sign(generation) * further;
}
