import { MAX_CHILDREN, MAX_HOME_TAKERS } from '../../constants.ts';
import { inWholePounds } from '../../money.ts';
import { group, list } from '../field.ts';
import { address, choice, count, money, name, yesNo } from './kinds.ts';
import { APPOINTEE, CHILD, GUARDIANS_ACT, HOME_TAKER, LATE_CHILD, PARTNER } from './people.ts';

export const WILL_FOR_YOU_FIELDS = { willForYou: yesNo({ label: 'This will is for you', inWill: false }) };

export const PARTNER_FIELDS = {
  isMarried: yesNo({ label: 'Married or in a civil partnership' }),
  livesWithPartner: yesNo({ label: 'You live with a partner', liveIf: 'unmarried', optional: true }),
  partner: group(PARTNER, { label: 'Partner', liveIf: 'hasPartner' }),
  expectsToMarry: name({
    label: 'You expect to marry',
    liveIf: 'unmarried',
    optional: true,
  }),
};

export const CHILDREN_FIELDS = {
  hasChildren: yesNo({}),
  childrenCount: count({ of: 'children', liveIf: 'parent', inWill: false }),
  children: list(CHILD, { label: 'Children', noun: 'child', liveIf: 'parent', rows: 1, max: MAX_CHILDREN }),
  // Asked of everybody: whoever has no child alive may have had one.
  lateChildren: list(LATE_CHILD, {
    label: 'Children of yours who have died',
    noun: 'child who has died',
    needs: ['fullName', 'leftChildren'],
    rows: 0,
    max: MAX_CHILDREN,
    optional: true,
  }),
  guardian: group(APPOINTEE, {
    label: 'Guardian',
    liveIf: 'parent',
    askedIf: 'youngChild',
    needs: ['fullName'],
  }),
  secondGuardian: group(APPOINTEE, {
    label: 'Second guardian',
    liveIf: 'parent',
    askedIf: 'youngChild',
    needs: ['fullName'],
    optional: true,
  }),
  guardiansAct: choice(GUARDIANS_ACT, { label: 'The two guardians act', liveIf: 'parent', askedIf: 'youngChild', optional: true }),
};

export const HOME_FIELDS = {
  isHomeowner: yesNo({ label: 'You own your home' }),
  property: group(
    {
      address: address({}),
      marketValue: money({ words: (pounds) => `Worth about ${inWholePounds(Number(pounds))}`, inWill: false }),
      ownership: choice(
        {
          alone: 'You own it alone',
          joint: 'You own it jointly: it passes to the other owner',
          in_common: 'You own a share of it, which is yours to leave',
        },
        { optional: true },
      ),
    },
    { label: 'Your home', liveIf: 'homeowner' },
  ),
  homeTakers: list(HOME_TAKER, {
    label: 'Your home goes to',
    noun: 'person',
    liveIf: 'homeowner',
    needs: ['fullName', 'relationship'],
    rows: 0,
    max: MAX_HOME_TAKERS,
    optional: true,
  }),
  homeMortgage: choice(
    { taken: 'Whoever gets it', paid: 'Your estate' },
    { label: 'A mortgage is paid by', liveIf: 'homeowner', optional: true },
  ),
  homeIfSold: choice(
    { replaced: 'A later home', fails: 'Nothing' },
    { label: 'If sold, in its place', liveIf: 'homeowner', optional: true },
  ),
};
