import { isYes, WillAnswers } from '@willow/contracts';
import { isRecord } from './accept-answers.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Answers as far as they can be made out, for those who look at answers that make no will: what has the wrong shape is as if it was not
 * answered, numbers typed as text are numbers, and no branch is left out.
 */
export function tolerantAnswers(json: unknown): WillAnswers {
  const answers = isRecord(json) ? json : {};
  const made: Json = {
    willForYou: yesOrNo(answers['willForYou']),
    isMarried: yesOrNo(answers['isMarried']),
    partner: optional(answers['partner'], ['fullName', 'dob', 'email', 'address', 'mobile']),
    hasChildren: yesOrNo(answers['hasChildren']),
    children: rows(answers['children'], ['fullName', 'dob']),
    guardian: optional(answers['guardian'], ['fullName', 'address', 'relationship']),
    isHomeowner: yesOrNo(answers['isHomeowner']),
    property: optional(answers['property'], ['address'], ['marketValue']),
    executors: rows(answers['executors'], ['fullName', 'address', 'relationship']),
    beneficiaryType: choice('beneficiaryType', answers['beneficiaryType']),
    customBeneficiaries: rows(answers['customBeneficiaries'], ['fullName', 'address', 'relationship'], ['percentage']),
    partnerSubstituteRule: choice('partnerSubstituteRule', answers['partnerSubstituteRule']),
    childrenSubstituteRule: choice('childrenSubstituteRule', answers['childrenSubstituteRule']),
    customSubstitutes: rows(answers['customSubstitutes'], ['fullName', 'relationship'], ['percentage']),
    hasSpecificGifts: answers['hasSpecificGifts'] === undefined ? undefined : isYes(answers['hasSpecificGifts']),
    specificGifts: rows(answers['specificGifts'], ['description', 'recipientName', 'recipientRelationship']),
    funeralWishes: text(answers['funeralWishes']),
  };
  return withoutUndefined(made);
}

const choice = (key: 'beneficiaryType' | 'partnerSubstituteRule' | 'childrenSubstituteRule', value: unknown): string | undefined =>
  WillAnswers.shape[key].safeParse(value).data;

const yesOrNo = (value: unknown): 'yes' | 'no' | undefined =>
  value === undefined || value === null || value === '' ? undefined : isYes(value) ? 'yes' : 'no';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function number(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

const row = (value: Json, texts: readonly string[], numbers: readonly string[]): Json =>
  withoutUndefined(
    Object.fromEntries([...texts.map((key) => [key, text(value[key])]), ...numbers.map((key) => [key, number(value[key])])]) as Json,
  );

const optional = (value: unknown, texts: readonly string[], numbers: readonly string[] = []): Json | undefined =>
  isRecord(value) ? row(value, texts, numbers) : undefined;

const rows = (value: unknown, texts: readonly string[], numbers: readonly string[] = []): readonly Json[] | undefined =>
  Array.isArray(value) ? value.map((each: unknown) => row(isRecord(each) ? each : {}, texts, numbers)) : undefined;

const withoutUndefined = (value: Json): Json => Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
