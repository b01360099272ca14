import {
  MAX_CUSTOM_BENEFICIARIES,
  MAX_CUSTOM_SUBSTITUTES,
  MAX_EXECUTORS,
  MAX_LEFT_OUT,
  MAX_LOANS,
  MAX_RESERVE_EXECUTORS,
  MAX_SPECIFIC_GIFTS,
} from '../../constants.ts';
import { group, list } from '../field.ts';
import { choice, instant, tick, wishes } from './kinds.ts';
import { BENEFICIARY, DIGITAL, EXECUTOR, FUNERAL_PLAN, GIFT, GROUP_GIFT, LEFT_OUT, LOAN, PETS, SUBSTITUTE } from './people.ts';

export const EXECUTORS_FIELDS = {
  executors: list(EXECUTOR, { label: 'Executors', noun: 'executor', needs: ['fullName'], rows: 1, max: MAX_EXECUTORS }),
  reserveExecutors: list(EXECUTOR, {
    label: 'If none of them can act, in this order',
    noun: 'reserve executor',
    needs: ['fullName'],
    rows: 0,
    max: MAX_RESERVE_EXECUTORS,
    optional: true,
  }),
};

export const BENEFICIARIES_FIELDS = {
  beneficiaryType: choice(
    { partner: 'Your partner', children: 'Your children, in equal shares', custom: 'People you chose' },
    { label: 'Your estate goes to', optionsIf: { partner: 'hasPartner', children: 'parent' } },
  ),
  equalShares: tick({ label: 'In equal shares', liveIf: 'choosesShares', optional: true }),
  customBeneficiaries: list(BENEFICIARY, { noun: 'beneficiary', liveIf: 'choosesShares', rows: 1, max: MAX_CUSTOM_BENEFICIARIES }),
  leftOut: list(LEFT_OUT, {
    label: 'Left out, and why',
    noun: 'person',
    needs: ['fullName', 'reason'],
    rows: 0,
    max: MAX_LEFT_OUT,
    optional: true,
  }),
};

export const SUBSTITUTES_FIELDS = {
  partnerSubstituteRule: choice(
    { children: 'Your children, in equal shares', custom: 'People you chose', intestacy: 'Whoever the law says (the intestacy rules)' },
    { label: 'If your partner dies before you', liveIf: 'partnerFirst', optionsIf: { children: 'namesChild' } },
  ),
  equalSubstitutes: tick({ label: 'In equal shares after your partner', liveIf: 'choosesSubstitutes', optional: true }),
  customSubstitutes: list(SUBSTITUTE, { noun: 'substitute', liveIf: 'choosesSubstitutes', rows: 1, max: MAX_CUSTOM_SUBSTITUTES }),
  childrenSubstituteRule: choice(
    {
      per_stirpes: 'Their own children take their share',
      surviving_children: 'Your other children share it',
      lapse: 'It passes as the law says (the intestacy rules)',
    },
    { label: 'If a child of yours dies before you', liveIf: 'childTakes' },
  ),
  childrenAge: choice(
    { '18': 'At 18', '21': 'At 21', '25': 'At 25', '30': 'At 30' },
    { label: 'Your children get their shares', liveIf: 'childrenInherit', optional: true },
  ),
  sharesAge: choice({ '21': 'At 21', '25': 'At 25', '30': 'At 30' }, { label: 'Others get their shares and money', optional: true }),
  equalLastResort: tick({ label: 'In equal shares if nobody else is left', liveIf: 'canRunOut', optional: true }),
  lastResort: list(SUBSTITUTE, {
    label: 'If nobody else is left',
    noun: 'backup',
    liveIf: 'canRunOut',
    needs: ['fullName'],
    rows: 0,
    max: MAX_CUSTOM_SUBSTITUTES,
    optional: true,
  }),
};

export const GIFTS_FIELDS = {
  hasSpecificGifts: tick({ of: 'specificGifts' }),
  specificGifts: list(GIFT, {
    label: 'Particular gifts',
    noun: 'gift',
    // Said no to, they stay in the answers: nothing is lost by changing one's mind.
    readIf: 'givesGifts',
    needs: [['description', 'amount', 'tenth'], 'recipientName', ['recipientRelationship', 'charity']],
    rows: 0,
    max: MAX_SPECIFIC_GIFTS,
  }),
  grandchildren: group(GROUP_GIFT, {
    label: 'Your grandchildren',
    liveIf: 'canHaveGrandchildren',
    needs: [['amount', 'percentage'], 'age'],
    optional: true,
  }),
  nephewsAndNieces: group(GROUP_GIFT, {
    label: 'Your nephews and nieces',
    needs: [['amount', 'percentage'], 'age'],
    optional: true,
  }),
  contents: choice(
    { partner: 'Your partner', children: 'Your children, as they agree', both: 'Your partner, or else your children' },
    {
      label: 'What is in your home',
      optional: true,
      optionsIf: { partner: 'hasPartner', children: 'namesChild', both: 'hasPartner' },
    },
  ),
  pets: group(PETS, { label: 'Your pets', needs: ['description', 'carerName', 'carerRelationship'], optional: true }),
  digital: group(DIGITAL, {
    label: 'Your digital photographs and letters',
    needs: ['recipientName', 'recipientRelationship'],
    optional: true,
  }),
  loans: list(LOAN, {
    label: 'Loans',
    noun: 'loan',
    needs: ['fullName', 'relationship', 'treatment'],
    rows: 0,
    max: MAX_LOANS,
    optional: true,
  }),
};

export const FUNERAL_FIELDS = {
  funeralWishes: wishes({ label: 'Your wishes' }),
  organDonation: choice(
    { donate: 'You want to be a donor', refuse: 'You do not want to' },
    { label: 'Organ donation', besideWill: true, optional: true },
  ),
  funeralPlan: group(FUNERAL_PLAN, { label: 'Your funeral plan', needs: ['provider'], optional: true }),
};

export const REVIEW_FIELDS = {
  confirmed: tick({ inWill: false }),
  finalConfirmation: tick({ inWill: false }),
  submittedAt: instant({ inWill: false }),
};
