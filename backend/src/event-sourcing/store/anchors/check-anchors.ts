import type { KeyObject } from 'node:crypto';
import { idOf, openAnchor, parseAnchor, publicKeyOf, publicKeyText } from './anchor.ts';
import type { Anchor } from './anchor.ts';

export type AnchorFault = { readonly place: string; readonly position: number | null; readonly fault: 'forged' | 'line missing before it' };

export type CheckedAnchors = { readonly anchors: readonly Anchor[]; readonly faults: readonly AnchorFault[] };

/**
 * Whether each line was signed by the key, or before it by one that it names. `before`: while that one is turned into the key, both sign. Of
 * a file also whether lines were taken out: each names one before it.
 */
export function checkAnchors(
  lines: readonly string[],
  publicKey: KeyObject,
  place: string,
  { inOrder, before: turning = null }: { readonly inOrder: boolean; readonly before?: KeyObject | null | undefined },
): CheckedAnchors {
  const anchors: Anchor[] = [];
  const faults: AnchorFault[] = [];
  const former = formerKeys(lines, publicKey, turning);
  // Two writers may both have found the file empty.
  const before = new Set<string | null>([null]);
  for (const [index, line] of lines.entries()) {
    const anchor = openAnchor(line, publicKey) ?? formerly(line, former);
    const where = { place: `${place}, line ${index + 1}`, position: parseAnchor(line)?.position ?? null };
    if (!anchor) faults.push({ ...where, fault: 'forged' });
    else if (inOrder && !before.has(anchor.previous)) faults.push({ ...where, fault: 'line missing before it' });
    if (anchor) anchors.push(anchor);
    before.add(idOf(line));
  }
  return { anchors, faults };
}

/** Up to which position each counts: there the key itself has signed for all that stands before. */
function formerKeys(lines: readonly string[], publicKey: KeyObject, turning: KeyObject | null): ReadonlyMap<string, number> {
  const upTo = new Map<string, number>();
  for (const line of lines)
    if (parseAnchor(line)?.former) {
      const { former = [], position = 0 } = openAnchor(line, publicKey) ?? (turning && openAnchor(line, turning)) ?? {};
      for (const key of former) upTo.set(key, Math.max(position, upTo.get(key) ?? 0));
    }
  if (turning) upTo.set(publicKeyText(turning), Infinity);
  return upTo;
}

function formerly(line: string, former: ReadonlyMap<string, number>): Anchor | null {
  for (const [key, upTo] of former) {
    const anchor = openAnchor(line, publicKeyOf(key));
    if (anchor && anchor.position <= upTo) return anchor;
  }
  return null;
}
