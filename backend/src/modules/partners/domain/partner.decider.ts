import { movedSince, percentageOf } from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import type { PartnerCommand, PartnerRefusal } from './partner.commands.ts';
import {
  PartnerActivated,
  type PartnerChanges,
  PartnerCreated,
  PartnerDeactivated,
  PartnerDeleted,
  type PartnerDetails,
  type PartnerFact,
  PartnerRateChanged,
  PartnerUpdated,
} from './partner.facts.ts';

export type Partner = {
  readonly status: 'unknown' | 'open' | 'deleted';
  /** Null before it is created and after it is deleted. */
  readonly details: PartnerDetails | null;
  readonly commissionBasisPoints: number;
  readonly active: boolean;
};

export const partner: Decider<Partner, PartnerCommand, PartnerFact, PartnerRefusal> = {
  initial: { status: 'unknown', details: null, commissionBasisPoints: 0, active: false },
  decide: {
    // An id is taken up again only for the same ref code, so whoever was faster has that code.
    CreatePartner: ({ details, commissionBasisPoints, active }, { status }) =>
      status === 'unknown' ? [PartnerCreated.of({ commissionBasisPoints, active }, details)] : refuse('RefCodeExists'),
    ChangePartner: ({ details, commissionBasisPoints = null, active = null, before = {} }, state) => {
      if (state.status !== 'open') return refuse('PartnerUnknown');
      const wanted = { ...details, ...(commissionBasisPoints !== null && { commissionRate: percentageOf(commissionBasisPoints) }) };
      const moved = movedSince(wanted, before, { ...state.details, commissionRate: percentageOf(state.commissionBasisPoints) });
      if (moved.length > 0) return refuse('PartnerMoved', moved);
      const changed = changedDetails(details, state.details);
      return [
        ...(Object.keys(changed).length === 0 ? [] : [PartnerUpdated.of({}, changed)]),
        ...(commissionBasisPoints === null || commissionBasisPoints === state.commissionBasisPoints
          ? []
          : [PartnerRateChanged.of({ commissionBasisPoints })]),
        ...(active === null || active === state.active ? [] : [(active ? PartnerActivated : PartnerDeactivated).of({})]),
      ];
    },
    DeletePartner: (_, { status }) => (status === 'open' ? [PartnerDeleted.of({})] : refuse('PartnerUnknown')),
  },
  evolve: {
    PartnerCreated: (state, { data, personal }) => ({ ...state, ...data, status: 'open', details: personal }),
    PartnerUpdated: (state, { personal }) => ({ ...state, details: state.details && personal && updated(state.details, personal) }),
    PartnerRateChanged: (state, { data }) => ({ ...state, ...data }),
    PartnerActivated: (state) => ({ ...state, active: true }),
    PartnerDeactivated: (state) => ({ ...state, active: false }),
    PartnerDeleted: (state) => ({ ...state, status: 'deleted', details: null }),
  },
};

const changedDetails = (details: PartnerChanges, before: PartnerDetails | null): PartnerChanges => {
  const known: Readonly<Record<string, string | null>> = before ?? {};
  return Object.fromEntries(Object.entries(details).filter(([key, value]) => value !== undefined && value !== known[key]));
};

const updated = (
  before: PartnerDetails,
  { name = before.name, email = before.email, notes = before.notes }: PartnerChanges,
): PartnerDetails => ({ name, email, notes });
