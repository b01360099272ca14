import type { KeyObject } from 'node:crypto';
import { idOf, openAnchor, parseAnchor } from './anchor.ts';
import type { Anchor } from './anchor.ts';

export type AnchorFault = { readonly place: string; readonly position: number | null; readonly fault: 'forged' | 'line missing before it' };

export type CheckedAnchors = { readonly anchors: readonly Anchor[]; readonly faults: readonly AnchorFault[] };

/** Whether each line was signed by the key. Of a file also whether lines were taken out: each names one before it. */
export function checkAnchors(
  lines: readonly string[],
  publicKey: KeyObject,
  place: string,
  { inOrder }: { readonly inOrder: boolean },
): CheckedAnchors {
  const anchors: Anchor[] = [];
  const faults: AnchorFault[] = [];
  // Two writers may both have found the file empty.
  const before = new Set<string | null>([null]);
  for (const [index, line] of lines.entries()) {
    const anchor = openAnchor(line, publicKey);
    const where = { place: `${place}, line ${index + 1}`, position: parseAnchor(line)?.position ?? null };
    if (!anchor) faults.push({ ...where, fault: 'forged' });
    else if (inOrder && !before.has(anchor.previous)) faults.push({ ...where, fault: 'line missing before it' });
    if (anchor) anchors.push(anchor);
    before.add(idOf(line));
  }
  return { anchors, faults };
}
