import { isDeepStrictEqual } from 'node:util';
import { firstIncomplete, type IsoDate, type Problem, problemsOn, unprintable, WIZARD, WillAnswers, withoutStale } from '@willow/contracts';

const EVERY_KEY = WIZARD.flatMap(({ keys }) => keys);

/** What the contract's own rules keep of answers that are saved over those of before; null when they refuse them. */
export function keptOf(json: string, before: WillAnswers, today: IsoDate): WillAnswers | null {
  // No parser of ours lets it in.
  if (json.includes('"__proto__"')) return null;
  const parsed = WillAnswers.safeParse(JSON.parse(json));
  if (!parsed.success) return null;
  const kept = withoutStale(parsed.data);
  if (kept.willForYou === 'no' && problemsOn('will-for-you', kept, today).length > 0) return null;
  const changed = EVERY_KEY.filter((key) => !isDeepStrictEqual(before[key], kept[key]));
  return unprintable(kept, changed).length > 0 ? null : kept;
}

/** What keeps them from being submitted. */
export const gapIn = (answers: WillAnswers, today: IsoDate): readonly Problem[] => firstIncomplete(answers, today)?.problems ?? [];
