import type { Row, ChildRow, GiftRow, FlagCase } from './case.ts';
import { ageOn, type IsoDate, isRealDate, isYes, LEGAL_ADULT_AGE, type WillAnswers } from '@willow/contracts';
import type { FindUnprintable } from '../answers/answer-reader.ts';
import { cleanAddress, cleanGift, cleanLine } from '../answers/clean.ts';
import { identity } from '../answers/identity.ts';
import type { WillInput } from '../answers/read-will.ts';
import { flagTexts } from './flag-texts.ts';
import { MAX_PENCE } from './money.ts';
import { planOf } from './plan-of.ts';

type Typed = {
  readonly fullName?: string | undefined;
  readonly relationship?: string | undefined;
  readonly address?: string | undefined;
  readonly percentage?: number | undefined;
};

const rowsOf =
  (step: number, key: keyof WillAnswers, who: string) =>
  (list: readonly Typed[] = []): readonly Row[] =>
    list.map((typed, index) => rowOf(typed, `${who} ${index + 1}`, index, (field) => ({ step, path: [key, index, field] })));

const rowOf = (typed: Typed, who: string, index: number, about: Row['about']): Row => {
  const name = cleanLine(typed.fullName ?? '');
  return {
    who,
    about,
    index,
    name,
    id: identity(name),
    relationship: cleanLine(typed.relationship ?? ''),
    address: cleanAddress(typed.address ?? ''),
    percentage: typed.percentage,
  };
};

/** Puts together what the rules look at. */
export function flagCase({ answers, testator, on }: WillInput, findUnprintable: FindUnprintable): FlagCase {
  const married = isYes(answers.isMarried);
  const children = isYes(answers.hasChildren) ? childRows(answers, on) : [];
  const isCustom = answers.beneficiaryType === 'custom';
  const partner = married ? partnerRow(answers) : null;
  const people = {
    partner,
    children,
    guardian: children.some(({ isMinor }) => isMinor) ? guardianRow(answers) : null,
    executors: rowsOf(5, 'executors', 'executor')(answers.executors).filter(({ name }) => name !== ''),
    beneficiaries: isCustom ? rowsOf(6, 'customBeneficiaries', 'beneficiary')(answers.customBeneficiaries) : [],
    substitutes: hasSubstitutes(answers, married) ? rowsOf(7, 'customSubstitutes', 'substitute')(answers.customSubstitutes) : [],
    gifts: giftRows(answers),
    home: homeOf(answers),
  };
  const plan = planOf(answers, people);
  return {
    answers,
    testator: { ...testator, id: identity(cleanLine(testator.fullName)) },
    on,
    ...people,
    plan,
    shares: plan?.rest.kind === 'shares' ? plan.rest.shares : [],
    texts: flagTexts(people, testator, answers),
    findUnprintable,
  };
}

const hasSubstitutes = ({ beneficiaryType, partnerSubstituteRule }: WillAnswers, married: boolean): boolean =>
  married && beneficiaryType === 'partner' && partnerSubstituteRule === 'custom';

const partnerRow = ({ partner }: WillAnswers): FlagCase['partner'] => ({
  ...rowOf(partner ?? {}, 'the partner', 0, (field) => ({ step: 2, path: ['partner', field] })),
  dob: partner?.dob?.trim() ?? '',
});

const childRows = ({ children = [] }: WillAnswers, on: IsoDate): readonly ChildRow[] =>
  rowsOf(
    3,
    'children',
    'child',
  )(children).map((row, index) => {
    const dob = children[index]?.dob?.trim() ?? '';
    return { ...row, dob, isMinor: isRealDate(dob) && ageOn(dob, on) < LEGAL_ADULT_AGE };
  });

function guardianRow({ guardian = {} }: WillAnswers): Row | null {
  const row = rowOf(guardian, 'the guardian', 0, (field) => ({ step: 3, path: ['guardian', field] }));
  return row.name === '' ? null : row;
}

/** Only gifts that are whole: half-filled ones are not in the will. */
const giftRows = ({ hasSpecificGifts, specificGifts = [] }: WillAnswers): readonly GiftRow[] =>
  hasSpecificGifts === false
    ? []
    : specificGifts
        .map((gift, index) => ({
          ...rowOf({ fullName: gift.recipientName, relationship: gift.recipientRelationship }, `gift ${index + 1}`, index, (field) => ({
            step: 8,
            path: ['specificGifts', index, GIFT_FIELDS[field] ?? field],
          })),
          description: cleanGift(gift.description ?? ''),
        }))
        .filter(({ name, relationship, description }) => name !== '' && relationship !== '' && description !== '');

const GIFT_FIELDS: Readonly<Record<string, string>> = { fullName: 'recipientName', relationship: 'recipientRelationship' };

const homeOf = ({ isHomeowner, property }: WillAnswers): FlagCase['home'] =>
  isYes(isHomeowner)
    ? {
        address: cleanAddress(property?.address ?? ''),
        pence: Math.round(Math.min(MAX_PENCE, Math.max(0, property?.marketValue ?? 0) * 100)) || 0,
      }
    : null;
