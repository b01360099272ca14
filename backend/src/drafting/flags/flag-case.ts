import {
  type AnswerKey,
  FIELDS,
  isComplete,
  isLive,
  isMinor,
  type IsoDate,
  type ListKey,
  nameKey,
  OWN_GUARDIAN,
  ownGuardian,
  type Parts,
  STAND_INS,
  type StandInParts,
  type WillAnswers,
} from '@willow/contracts';
import type { FindUnprintable } from '../answers/answer-reader.ts';
import { cleanAddress, cleanLine } from '../answers/clean.ts';
import { GROUP_NOUNS } from '../answers/part-nouns.ts';
import { giftText } from '../answers/gift-text.ts';
import type { WillInput } from '../answers/read-will.ts';
import type { ChildRow, FlagCase, GiftRow, LateChildRow, OwnGuardianRow, Row } from './case.ts';
import { at } from './flag-subject.ts';
import { ownTexts, partTexts, testatorTexts } from './flag-texts.ts';
import { MAX_PENCE } from './money.ts';
import { planOf } from './plan-of.ts';

type Typed = {
  readonly fullName?: string | undefined;
  readonly recipientName?: string | undefined;
  readonly relationship?: string | undefined;
  readonly recipientRelationship?: string | undefined;
  readonly carerName?: string | undefined;
  readonly carerRelationship?: string | undefined;
  readonly address?: string | undefined;
  readonly percentage?: number | undefined;
  readonly charity?: boolean | undefined;
  readonly charityNumber?: string | undefined;
  readonly ownChildren?: boolean | undefined;
  readonly professional?: boolean | undefined;
} & StandInParts;

type Place = { readonly path: readonly [AnswerKey, ...number[]]; readonly who: string; readonly parts: Parts };

/** What a rule calls by one name, in whose parts it has another. */
const SAME_PART: Readonly<Record<string, readonly string[]>> = {
  fullName: ['recipientName', 'carerName'],
  relationship: ['recipientRelationship', 'carerRelationship'],
};

function rowOf(typed: Typed, { path, who, parts }: Place): Row {
  const about: Row['about'] = (part) => at(...path, [part, ...(SAME_PART[part] ?? [])].find((each) => each in parts) ?? part);
  const name = cleanLine(typed.fullName ?? typed.recipientName ?? typed.carerName ?? '');
  return {
    who,
    about,
    index: path[1] ?? 0,
    name,
    id: nameKey(name),
    relationship: cleanLine(typed.relationship ?? typed.recipientRelationship ?? typed.carerRelationship ?? ''),
    address: cleanAddress(typed.address ?? ''),
    percentage: typed.percentage,
    charity: typed.charity ? { number: cleanLine(typed.charityNumber ?? '') } : null,
    ownChildren: typed.ownChildren === true,
    isProfessional: typed.professional === true,
    substitutes: standIns(typed, path, who),
    substitutesTake: typed.substitutesTake,
    texts: partTexts(parts, who, typed, about),
  };
}

const standIns = (typed: Typed, path: Place['path'], who: string): readonly Row[] =>
  STAND_INS.flatMap(
    ({ name, relationship }, place) =>
      within(
        { fullName: typed[name], relationship: typed[relationship] },
        { path, who: `the ${['', 'second ', 'third '][place]}substitute of ${who}` },
        { fullName: name, relationship },
      ) ?? [],
  );

/** Somebody whom the row of somebody else names, in parts of other names; the texts are among those of that row. */
function within(typed: Typed, { path, who }: Omit<Place, 'parts'>, called: Readonly<Record<string, string>>): Row | null {
  if (cleanLine(typed.fullName ?? '') === '') return null;
  return { ...rowOf(typed, { path, who, parts: {} }), about: (part) => at(...path, called[part] ?? part) };
}

const placeIn = (key: ListKey, index: number): Place => ({
  path: [key, index],
  who: `${FIELDS[key].noun} ${index + 1}`,
  parts: FIELDS[key].parts,
});

const rowsOf = (key: ListKey, answers: WillAnswers): readonly Row[] => {
  const list: readonly Typed[] = answers[key] ?? [];
  return isLive(key, answers)
    ? list.flatMap((typed, index) => (isComplete(FIELDS[key], typed) ? [rowOf(typed, placeIn(key, index))] : []))
    : [];
};

export function flagCase({ answers, testator, on }: WillInput, findUnprintable: FindUnprintable): FlagCase {
  const partner = isLive('partner', answers) ? partnerRow(answers) : null;
  const children = childRows(answers, on);
  const people = {
    partner,
    children,
    lateChildren: lateChildRows(answers),
    guardian: children.some((child) => child.isMinor) ? guardianRow('guardian', answers) : null,
    secondGuardian: children.some((child) => child.isMinor) ? guardianRow('secondGuardian', answers) : null,
    ownGuardians: children.flatMap((child) => ownGuardianRows(child, answers)),
    executors: rowsOf('executors', answers),
    reserves: rowsOf('reserveExecutors', answers),
    beneficiaries: rowsOf('customBeneficiaries', answers),
    substitutes: partner ? rowsOf('customSubstitutes', answers) : [],
    lastResort: rowsOf('lastResort', answers),
    gifts: giftRows(answers),
    pets: petsRow(answers),
    digital: digitalRow(answers),
    homeTakers: homeOf(answers)?.address ? rowsOf('homeTakers', answers) : [],
    loans: rowsOf('loans', answers),
    leftOut: rowsOf('leftOut', answers),
  };
  const standIns = [...people.beneficiaries, ...people.gifts].flatMap(({ substitutes }) => substitutes);
  const home = homeOf(answers);
  const plan = planOf(answers, people);
  const rows = Object.values(people).flatMap((each) => each ?? []);
  return {
    answers,
    testator: { ...testator, id: nameKey(cleanLine(testator.fullName)) },
    on,
    ...people,
    standIns,
    home,
    plan,
    shares: plan?.rest.kind === 'shares' ? plan.rest.shares : [],
    texts: [
      ...testatorTexts(testator),
      ...[...rows, ...(home ? [home] : [])].flatMap(({ texts }) => texts),
      ...planTexts(answers),
      ...ownTexts(answers),
    ],
    findUnprintable,
  };
}

/** No person, and no part of the will. */
const planTexts = ({ funeralPlan = {} }: WillAnswers): FlagCase['texts'] => {
  const { parts } = FIELDS.funeralPlan;
  return partTexts(parts, GROUP_NOUNS.funeralPlan, funeralPlan, (part) => at('funeralPlan', part));
};

const partnerRow = ({ partner = {} }: WillAnswers): FlagCase['partner'] => ({
  ...rowOf(partner, { path: ['partner'], who: GROUP_NOUNS.partner, parts: FIELDS.partner.parts }),
  dob: partner.dob?.trim() ?? '',
});

const childRows = (answers: WillAnswers, on: IsoDate): readonly ChildRow[] =>
  rowsOf('children', answers).map((row) => {
    const dob = answers.children?.[row.index]?.dob?.trim() ?? '';
    return { ...row, dob, isMinor: isMinor(dob, on) };
  });

const lateChildRows = (answers: WillAnswers): readonly LateChildRow[] =>
  rowsOf('lateChildren', answers).map((row) => ({ ...row, leftChildren: answers.lateChildren?.[row.index]?.leftChildren === 'yes' }));

const guardianRow = (key: 'guardian' | 'secondGuardian', { [key]: person = {} }: WillAnswers): Row | null =>
  isComplete(FIELDS[key], person) ? rowOf(person, { path: [key], who: GROUP_NOUNS[key], parts: FIELDS[key].parts }) : null;

const ownGuardianRows = (child: ChildRow, { children = [] }: WillAnswers): readonly OwnGuardianRow[] =>
  (child.isMinor ? (['guardian', 'secondGuardian'] as const) : []).flatMap((which) => {
    const place = { path: ['children', child.index], who: `${GROUP_NOUNS[which]} of ${child.who}` } as const;
    const row = within(ownGuardian(which, children[child.index] ?? {}), place, OWN_GUARDIAN[which]);
    return row ? [{ ...row, child, isSecond: which === 'secondGuardian' }] : [];
  });

const giftRows = (answers: WillAnswers): readonly GiftRow[] =>
  rowsOf('specificGifts', answers).map((row) => ({
    ...row,
    description: giftText(answers.specificGifts?.[row.index] ?? {}),
  }));

const petsRow = ({ pets = {} }: WillAnswers): FlagCase['pets'] =>
  isComplete(FIELDS.pets, pets)
    ? {
        ...rowOf(pets, { path: ['pets'], who: 'the gift of the pets', parts: FIELDS.pets.parts }),
        description: giftText({ description: pets.description }),
        pounds: pets.amount ?? 0,
      }
    : null;

const digitalRow = ({ digital = {} }: WillAnswers): Row | null =>
  isComplete(FIELDS.digital, digital)
    ? rowOf(digital, { path: ['digital'], who: 'the gift of digital files', parts: FIELDS.digital.parts })
    : null;

function homeOf(answers: WillAnswers): FlagCase['home'] {
  if (!isLive('property', answers)) return null;
  const { property = {} } = answers;
  const { parts } = FIELDS.property;
  return {
    address: cleanAddress(property.address ?? ''),
    pence: Math.round(Math.min(MAX_PENCE, Math.max(0, property.marketValue ?? 0) * 100)) || 0,
    texts: partTexts(parts, GROUP_NOUNS.property, property, (part) => at('property', part)),
  };
}
