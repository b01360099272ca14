import { WillAnswers } from '@willow/contracts/will/answers';
import { guardianRecommended, guardianRequired, isYes, type Problem, type WizardStep } from '@willow/contracts/will/wizard';
import { z } from '@willow/contracts/zod';
import type { IsoDate } from '@willow/contracts/dates';
import { normalDate } from '../../ui/form/date-text.ts';

/** Answers as typed so far: numbers may still be text, dates may be half written. */
export type Draft = z.input<typeof WillAnswers>;

/** What a step starts with: the saved answers of its keys, and what we can fill in so that nothing is asked twice. */
export function draftOf(step: WizardStep, answers: WillAnswers): Draft {
  const own: Draft = Object.fromEntries(step.keys.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])));
  if (step.id === 'executors' && !own.executors?.length) return { executors: [firstExecutor(answers)] };
  return step.id === 'gifts' ? { specificGifts: [], ...own } : own;
}

/** A married customer's partner is the executor most people choose. */
function firstExecutor({ isMarried, partner }: WillAnswers) {
  if (!isYes(isMarried) || !partner?.fullName) return {};
  return { fullName: partner.fullName, address: partner.address ?? '', relationship: 'Spouse' };
}

/** Money or a percentage as typed, without its signs; what is empty is not answered. */
function number(value: number | string | undefined): number | string | undefined {
  if (typeof value !== 'string') return value;
  return value.replaceAll(/[£,%\s]/g, '') || undefined;
}

const withNumber = <T extends { percentage?: number | string | undefined }>({ percentage, ...rest }: T) => {
  const share = number(percentage);
  return share === undefined ? rest : { ...rest, percentage: share };
};

const withDate = <T extends { dob?: string | undefined }>(person: T) =>
  person.dob === undefined ? person : { ...person, dob: normalDate(person.dob) };

/** The draft with dates and numbers as the contract has them; nothing is dropped yet, so problems still point at what is on the screen. */
function normal(draft: Draft): Draft {
  const { partner, children, property, customBeneficiaries, customSubstitutes, ...rest } = draft;
  const marketValue = number(property?.marketValue);
  return {
    ...rest,
    ...(partner && { partner: withDate(partner) }),
    ...(children && { children: children.map(withDate), childrenCount: children.length }),
    ...(property && { property: { address: property.address ?? '', ...(marketValue !== undefined && { marketValue }) } }),
    ...(customBeneficiaries && { customBeneficiaries: customBeneficiaries.map(withNumber) }),
    ...(customSubstitutes && { customSubstitutes: customSubstitutes.map(withNumber) }),
  };
}

export type Checked = { readonly problems: readonly Problem[]; readonly answers: WillAnswers };

/** Checks the draft of a step against the contract and gives all answers with this step's in place of the old ones. */
export function checked(step: WizardStep, draft: Draft, saved: WillAnswers, today: IsoDate): Checked {
  const own = new Set<string>(step.keys);
  const others = Object.fromEntries(Object.entries(saved).filter(([key]) => !own.has(key)));
  const parsed = z.safeParse(WillAnswers, { ...others, ...normal(draft) });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.map((part) => part as string | number), message }));
    return { problems, answers: saved };
  }
  return { problems: step.problems(parsed.data, today), answers: kept(parsed.data, today) };
}

const filled = (...texts: readonly (string | undefined)[]): boolean => texts.every((text) => Boolean(text?.trim()));

/** What is saved of what was entered: people without a name and gifts not filled in are left out, and a guardian nobody needs. */
function kept(answers: WillAnswers, today: IsoDate): WillAnswers {
  const { executors, specificGifts, guardian, ...rest } = answers;
  const gifts = specificGifts?.filter((gift) => filled(gift.description, gift.recipientName, gift.recipientRelationship));
  const wanted = guardianRequired(answers, today) || guardianRecommended(answers, today);
  return {
    ...rest,
    ...(executors && { executors: executors.filter(({ fullName }) => filled(fullName)) }),
    ...(gifts && { specificGifts: gifts, hasSpecificGifts: gifts.length > 0 }),
    ...(guardian && wanted && filled(guardian.fullName) && { guardian }),
  };
}

/** The id of the field a problem is about. */
export const fieldId = (path: readonly (string | number)[]): string => path.join('-');

/** Whether two drafts of a step differ. */
export const differs = (one: Draft, other: Draft): boolean => JSON.stringify(one) !== JSON.stringify(other);
