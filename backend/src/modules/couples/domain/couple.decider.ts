import { stepNumber } from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import type { CoupleCommand, CoupleRefusal } from './couple.commands.ts';
import {
  AnswersOffered,
  AnswersTakenOver,
  type CoupleFact,
  OfferWithdrawn,
  PairLinked,
  PairUnlinked,
  PartnerDeclined,
  PartnerInvited,
} from './couple.facts.ts';
import { type Couple, initialCouple, isIn, isOpen, offeredTo } from './couple.state.ts';

/** What one of the two does says nothing to the other but by what is offered (ADR 0085). */
export const couple: Decider<Couple, CoupleCommand, CoupleFact, CoupleRefusal> = {
  initial: initialCouple,
  decide: {
    Invite: ({ type: _, partner, ...invited }, { inviterId }) =>
      inviterId === null ? [PartnerInvited.of(invited, partner)] : refuse('PairOpen'),
    Accept: ({ customerId, codeHash, now }, state) => {
      const { inviterId, partnerId } = state;
      if (inviterId === null || codeHash !== state.codeHash) return refuse('CoupleCodeWrong');
      if (inviterId === customerId) return refuse('InvitedSelf');
      if (partnerId === customerId && isIn(state, customerId)) return [];
      return isOpen(state, now) ? [PairLinked.of({ customerId })] : refuse('CoupleCodeWrong');
    },
    Decline: ({ codeHash }, state) => {
      if (state.inviterId === null || codeHash !== state.codeHash) return refuse('CoupleCodeWrong');
      return state.declined || state.partnerId !== null ? [] : [PartnerDeclined.of({})];
    },
    Offer: ({ by, willRevision }, state) => {
      if (!isIn(state, by) || state.partnerId === null) return refuse('NotLinked');
      return state.offers[by] === willRevision ? [] : [AnswersOffered.of({ by, willRevision })];
    },
    Withdraw: ({ by }, { offers }) => (by in offers ? [OfferWithdrawn.of({ by })] : []),
    TakeOver: ({ by, step, willRevision }, state) => {
      const offered = offeredTo(state, by);
      if (!offered) return refuse('NothingOffered');
      return offered.willRevision === willRevision
        ? [AnswersTakenOver.of({ by, step: stepNumber(step), willRevision })]
        : refuse('OfferMoved');
    },
    Leave: ({ by }, state) => (isIn(state, by) ? [PairUnlinked.of({ by, isInviter: by === state.inviterId })] : []),
  },
  evolve: {
    PartnerInvited: (state, { data: { customerId, ...invited }, personal }) => ({
      ...state,
      ...invited,
      inviterId: customerId,
      partner: personal,
    }),
    PartnerDeclined: (state) => ({ ...state, declined: true }),
    PairLinked: (state, { data }) => ({ ...state, partnerId: data.customerId }),
    AnswersOffered: (state, { data: { by, willRevision } }) => ({ ...state, offers: { ...state.offers, [by]: willRevision } }),
    OfferWithdrawn: (state, { data: { by } }) => ({ ...state, offers: without(state.offers, by) }),
    AnswersTakenOver: (state, { data }) => ({ ...state, kept: [...state.kept, data] }),
    PairUnlinked: (state, { data: { by } }) => ({ ...state, left: [...state.left, by], offers: without(state.offers, by) }),
  },
};

const without = (offers: Couple['offers'], by: string): Couple['offers'] =>
  Object.fromEntries(Object.entries(offers).filter(([whose]) => whose !== by));
