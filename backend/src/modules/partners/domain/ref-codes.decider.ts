import { movedSince } from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import { RefCodeAssigned, type RefCodeFact } from './ref-code.facts.ts';

/** All of them are one stream, so that two partners can never have the same. */
export type RefCodes = { readonly partnerIds: ReadonlyMap<string, string> };

export type RefCodeCommand = {
  readonly type: 'AssignRefCode';
  readonly refCode: string;
  readonly partnerId: string;
  /** A partner that was deleted, whose code may be taken. */
  readonly deleted: string | null;
  /** The code of the partner as it was read, if that was named. */
  readonly before?: string | undefined;
};
export type RefCodeRefusal = 'RefCodeExists' | 'PartnerMoved';

export const refCodes: Decider<RefCodes, RefCodeCommand, RefCodeFact, RefCodeRefusal> = {
  initial: { partnerIds: new Map() },
  decide: {
    AssignRefCode: ({ refCode, partnerId, deleted, before }, { partnerIds }) => {
      const holder = partnerIds.get(refCode);
      if (holder === partnerId) return [];
      const now = [...partnerIds].find(([, id]) => id === partnerId)?.[0];
      const moved = movedSince({ refCode }, { refCode: before }, { refCode: now });
      if (moved.length > 0) return refuse('PartnerMoved', moved);
      return holder === undefined || holder === deleted ? [RefCodeAssigned.of({ refCode, partnerId })] : refuse('RefCodeExists');
    },
  },
  evolve: {
    RefCodeAssigned: ({ partnerIds }, { data: { refCode, partnerId } }) => ({
      partnerIds: new Map([...partnerIds].filter(([, id]) => id !== partnerId)).set(refCode, partnerId),
    }),
  },
};
