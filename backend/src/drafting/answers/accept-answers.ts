import { isYes, WillAnswers, WIZARD } from '@willow/contracts';
import type { Refusal } from './answer-reader.ts';
import { cleanLine } from './clean.ts';

export type Accepted = { readonly ok: true; readonly answers: WillAnswers } | { readonly ok: false; readonly refused: Refusal };

type Json = Readonly<Record<string, unknown>>;

const YES_OR_NO = ['willForYou', 'isMarried', 'hasChildren', 'isHomeowner'] as const;

/**
 * Takes answers as a file or an older version of the wizard holds them: booleans for yes and no, null for nothing, numbers as text. What
 * stands in a branch that is not live is not looked at; what a live branch cannot be read from is refused with its step.
 */
export function acceptAnswers(json: unknown): Accepted {
  if (!isRecord(json)) return refused(1, 'The answers are not a JSON object.');
  const parsed = WillAnswers.safeParse(live(plain(json)));
  if (parsed.success) return { ok: true, answers: parsed.data };
  const [first] = parsed.error.issues
    .map(({ path, message }) => ({ step: stepOf(String(path[0])), reason: `${path.join('.')}: ${message}.` }))
    .toSorted((a, b) => a.step - b.step);
  return { ok: false, refused: first! };
}

const refused = (step: number, reason: string): Accepted => ({ ok: false, refused: { step, reason } });

const stepOf = (key: string): number => WIZARD.find(({ keys }) => (keys as readonly string[]).includes(key))?.number ?? 1;

export const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null and, for a choice, the empty text are the same as no answer. */
function plain(json: Json): Json {
  const answers = withoutNulls(json);
  const choices = YES_OR_NO.flatMap((key) => (isSaid(answers[key]) ? [[key, isYes(answers[key]) ? 'yes' : 'no']] : []));
  const said = Object.entries(answers).filter(([key, value]) => isSaid(value) && !(YES_OR_NO as readonly string[]).includes(key));
  return Object.fromEntries([...said, ...choices]);
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== '';

/** As deep as answers go: a list of people with their details. */
const DEPTH = 2;

const withoutNulls = (value: Json, depth = DEPTH): Json =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
      if (each === null || each === undefined) return [];
      const inner = (item: unknown): unknown => (isRecord(item) && depth > 1 ? withoutNulls(item, depth - 1) : item);
      return [[key, Array.isArray(each) ? each.filter((item) => item !== null).map(inner) : inner(each)]];
    }),
  );

/** Whether what is stored under a key is read at all, given the other answers. Keys that are not named here always are. */
const READ = new Map<string, (answers: Json) => boolean>(
  Object.entries({
    partner: ({ isMarried }) => isYes(isMarried),
    children: ({ hasChildren }) => isYes(hasChildren),
    childrenCount: () => false,
    guardian: ({ hasChildren }) => isYes(hasChildren),
    property: ({ isHomeowner }) => isYes(isHomeowner),
    customBeneficiaries: ({ beneficiaryType }) => beneficiaryType === 'custom',
    partnerSubstituteRule: ({ beneficiaryType }) => beneficiaryType === 'partner',
    customSubstitutes: ({ beneficiaryType, partnerSubstituteRule }) => beneficiaryType === 'partner' && partnerSubstituteRule === 'custom',
    childrenSubstituteRule: ({ beneficiaryType }) => beneficiaryType === 'children' || beneficiaryType === 'custom',
    specificGifts: ({ hasSpecificGifts }) => !isNo(hasSpecificGifts),
    hasSpecificGifts: () => false,
    submittedAt: () => false,
    confirmed: () => false,
    finalConfirmation: () => false,
  } satisfies Record<string, (answers: Json) => boolean>),
);

const isNo = (value: unknown): boolean => value === false || value === 'false' || value === 'no';

function live(answers: Json): Json {
  const read = Object.entries(answers).filter(([key]) => READ.get(key)?.(answers) ?? true);
  return withoutBlankRows(Object.fromEntries(read));
}

/** An executor without a name and a gift that is not whole are dropped before rows are counted. */
function withoutBlankRows(answers: Json): Json {
  const { executors, specificGifts } = answers;
  const isText = (value: unknown): boolean => typeof value === 'string' && cleanLine(value) !== '';
  const isWhole = (gift: unknown): boolean =>
    !isRecord(gift) || [gift['description'], gift['recipientName'], gift['recipientRelationship']].every(isText);
  return {
    ...answers,
    ...(Array.isArray(executors) && { executors: executors.filter((row) => !isRecord(row) || isText(row['fullName'])) }),
    ...(Array.isArray(specificGifts) && { specificGifts: specificGifts.filter(isWhole) }),
  };
}
