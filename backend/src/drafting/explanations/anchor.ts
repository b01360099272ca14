import type { FlagAnchor, ReadClause, WillAnswers } from '@willow/contracts';
import { cleanGift } from '../answers/clean.ts';
import { isRecord } from '../answers/json.ts';
import type { FlagSubject } from '../flags/flag-subject.ts';

type Anchor = Omit<FlagAnchor, 'flag'>;
type Clause = Pick<ReadClause, 'id' | 'steps' | 'parts'>;

/** The details of the applicant stand at the head of a will, in no clause. */
const OPENING: Anchor = { clause: 'opening', part: null };

/**
 * The place in a will that a flag's answer went to: a clause made of the same question, if possible the part with the answer in it, else
 * whatever has it in it. Null when the will says nothing of it.
 */
export function anchorOf({ step, path }: FlagSubject, clauses: readonly Clause[], answers: WillAnswers): Anchor | null {
  if (step === null) return OPENING;
  const texts = textsAt(answers, path);
  const made = clauses.filter(({ steps }) => steps.includes(step));
  const [named, others] = [made.filter(({ id }) => id === path[0]), made.filter(({ id }) => id !== path[0])];
  const [nearest] = [...named, ...others];
  return placeIn([...named, ...others], texts) ?? (nearest ? { clause: nearest.id, part: null } : placeIn(clauses, texts));
}

function placeIn(clauses: readonly Clause[], texts: readonly string[]): Anchor | null {
  for (const sought of texts)
    for (const { id, parts } of clauses)
      for (const { number, text, items } of parts) {
        const item = items.find((each) => each.text.includes(sought));
        if (item) return { clause: id, part: `${number}${item.label}` };
        if (text.includes(sought)) return { clause: id, part: number };
      }
  return null;
}

/** What tells the row of the answer from the others, the plainest first. */
const TELLING = ['description', 'fullName', 'carerName', 'recipientName'];

function textsAt(answers: WillAnswers, path: FlagSubject['path']): readonly string[] {
  const around = path.map((_, index) => valueAt(answers, path.slice(0, path.length - index)));
  const row = around.find(isRecord);
  return TELLING.map((key) => row?.[key])
    .filter((value) => typeof value === 'string')
    .map(cleanGift)
    .filter((text) => text.length > 1);
}

const valueAt = (answers: WillAnswers, path: FlagSubject['path']): unknown =>
  path.reduce<unknown>((value, key) => (Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined), answers);
