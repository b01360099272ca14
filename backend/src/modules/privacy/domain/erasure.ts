import { ERASURE_AGREEMENTS } from '@willow/contracts';
import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';

const nothing = { data: z.object({}) };

export const ErasureRequested = defineFact('ErasureRequested', {
  data: z.object({
    customerId: z.string(),
    /** Not before this instant. */
    dueAt: z.string(),
  }),
});
export const ErasureCancelled = defineFact('ErasureCancelled', nothing);
/** An operator agrees that a paid will is erased. */
export const ErasureAgreed = defineFact('ErasureAgreed', { data: z.object({ operatorId: z.string() }) });
export const ErasureDeclined = defineFact('ErasureDeclined', { data: z.object({}), personal: z.object({ reason: z.string() }) });
/** From here on it is finished, however often the work on it is interrupted. */
export const ErasureBegun = defineFact('ErasureBegun', nothing);
export const ErasureCompleted = defineFact('ErasureCompleted', nothing);

export const erasureFacts = [ErasureRequested, ErasureCancelled, ErasureAgreed, ErasureDeclined, ErasureBegun, ErasureCompleted] as const;
export type ErasureFact = FactOf<(typeof erasureFacts)[number]>;

export type ErasureCommand =
  | { readonly type: 'Request'; readonly customerId: string; readonly dueAt: string }
  | { readonly type: 'Cancel' }
  | { readonly type: 'Agree'; readonly operatorId: string }
  | { readonly type: 'Decline'; readonly reason: string }
  /** `needsAgreement`: as it is now, for the will may have been paid for since it was asked. */
  | { readonly type: 'Begin'; readonly now: string; readonly needsAgreement: boolean }
  | { readonly type: 'Complete' }
  /** Nobody is waited for: a restore has brought back a time before the erasure, or the address was never confirmed. */
  | { readonly type: 'EraseNow'; readonly customerId: string; readonly now: string };

export type ErasureRefusal =
  | 'ErasureUnknown'
  | 'ErasureClosed'
  | 'ErasureUnderWay'
  | 'ErasureAgreedAlready'
  | 'ErasureAddressWrong'
  | 'ErasureOfAccount';

/** Printing a copy of everything took too long. */
export type CopyRefusal = 'CopyLate';

export type ErasureState = {
  readonly status: 'none' | 'requested' | 'cancelled' | 'declined' | 'erasing' | 'erased';
  readonly customerId: string | null;
  readonly dueAt: string;
  readonly agreedBy: readonly string[];
  /** Null as well when it was sealed and its key is gone. */
  readonly declinedBecause: string | null;
};

const closed = ({ status }: ErasureState) =>
  refuse(status === 'none' ? 'ErasureUnknown' : status === 'erasing' || status === 'erased' ? 'ErasureUnderWay' : 'ErasureClosed');

/** A customer's right to be forgotten, on the stream `erasure-<id>`: asked for, waited for, agreed to where a will is paid for, done. */
export const erasure: Decider<ErasureState, ErasureCommand, ErasureFact, ErasureRefusal> = {
  initial: { status: 'none', customerId: null, dueAt: '', agreedBy: [], declinedBecause: null },
  decide: {
    Request: ({ customerId, dueAt }, { status }) =>
      status === 'requested' || status === 'erasing' || status === 'erased' ? [] : [ErasureRequested.of({ customerId, dueAt })],
    Cancel: (_, state) => (state.status === 'requested' ? [ErasureCancelled.of({})] : closed(state)),
    Agree: ({ operatorId }, state) => {
      if (state.status !== 'requested') return closed(state);
      if (state.agreedBy.includes(operatorId)) return refuse('ErasureAgreedAlready');
      return [ErasureAgreed.of({ operatorId })];
    },
    Decline: ({ reason }, state) => (state.status === 'requested' ? [ErasureDeclined.of({}, { reason })] : closed(state)),
    Begin: ({ now, needsAgreement }, { status, dueAt, agreedBy }) => {
      const isReady = status === 'requested' && dueAt <= now && (!needsAgreement || agreedBy.length >= ERASURE_AGREEMENTS);
      return isReady ? [ErasureBegun.of({})] : [];
    },
    Complete: (_, { status }) => (status === 'erasing' ? [ErasureCompleted.of({})] : []),
    EraseNow: ({ customerId, now }, { status }) =>
      // Asked for anew, so that it is due now, whatever was waited for.
      status === 'erasing' || status === 'erased' ? [] : [ErasureRequested.of({ customerId, dueAt: now }), ErasureBegun.of({})],
  },
  evolve: {
    ErasureRequested: (_, { data }) => ({ ...data, status: 'requested', agreedBy: [], declinedBecause: null }),
    ErasureCancelled: (state) => ({ ...state, status: 'cancelled' }),
    ErasureAgreed: (state, { data }) => ({ ...state, agreedBy: [...state.agreedBy, data.operatorId] }),
    ErasureDeclined: (state, { personal }) => ({ ...state, status: 'declined', declinedBecause: personal?.reason ?? null }),
    ErasureBegun: (state) => ({ ...state, status: 'erasing' }),
    ErasureCompleted: (state) => ({ ...state, status: 'erased' }),
  },
};
