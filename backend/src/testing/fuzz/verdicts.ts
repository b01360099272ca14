import { isDeepStrictEqual } from 'node:util';
import { firstIncomplete, type IsoDate, type Problem, problemsOn, unprintable, WIZARD, WillAnswers, withoutStale } from '@willow/contracts';
import { refuseUnstorable } from '../../platform/http/json-body.ts';

const EVERY_KEY = WIZARD.flatMap(({ keys }) => keys);

/** What the contract's own rules keep of answers that are saved over those of before; null when they refuse them. */
export function keptOf(json: string, before: WillAnswers, today: IsoDate): WillAnswers | null {
  const answers: unknown = JSON.parse(json);
  if (!isStorable({ answers })) return null;
  const parsed = WillAnswers.safeParse(answers);
  if (!parsed.success) return null;
  const kept = withoutStale(parsed.data);
  if (kept.willForYou === 'no' && problemsOn('will-for-you', kept, today).length > 0) return null;
  const changed = EVERY_KEY.filter((key) => !isDeepStrictEqual(before[key], kept[key]));
  return unprintable(kept, changed).length > 0 ? null : kept;
}

/** What no body may have, wherever it stands: text that no database stores, depth, names of JavaScript's own. */
function isStorable(body: unknown): boolean {
  try {
    refuseUnstorable(body);
    return true;
  } catch {
    return false;
  }
}

/** What keeps them from being submitted. */
export const gapIn = (answers: WillAnswers, today: IsoDate): readonly Problem[] => firstIncomplete(answers, today)?.problems ?? [];
