import type { Fact } from '../../../event-sourcing/core/fact.ts';

const KEEPS_ANSWERS: ReadonlySet<string> = new Set(['WillSubmitted', 'WillResubmitted', 'AnswersLocked']);

/**
 * By their place: saved answers that were all saved again, or cleared, before anything kept them as they stood. The newest is never among
 * them, because it tells whether the will was erased.
 */
export function supersededAnswers(events: readonly Pick<Fact, 'type' | 'data'>[]): ReadonlySet<number> {
  const superseded = new Set<number>();
  let later: Set<string> | null = null;
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const { type, data } = events[at]!;
    if (KEEPS_ANSWERS.has(type)) later?.clear();
    if (type !== 'AnswerSaved') continue;
    const { changed, cleared } = data as { readonly changed: readonly string[]; readonly cleared: readonly string[] };
    if (later && changed.every((key) => later?.has(key))) superseded.add(at);
    later ??= new Set();
    for (const key of [...changed, ...cleared]) later.add(key);
  }
  return superseded;
}
