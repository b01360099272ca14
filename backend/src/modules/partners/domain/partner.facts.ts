import { MAX_BASIS_POINTS } from '@willow/contracts';
import { z } from 'zod';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

const nothing = { data: z.object({}) };
const commissionBasisPoints = z.number().int().min(0).max(MAX_BASIS_POINTS);

const PartnerDetails = z.object({ name: z.string(), email: z.string(), notes: z.string().nullable() });
export type PartnerDetails = z.infer<typeof PartnerDetails>;
/** What is left out stays as it is. */
const PartnerChanges = PartnerDetails.partial();
export type PartnerChanges = z.infer<typeof PartnerChanges>;

export const PartnerCreated = defineFact('PartnerCreated', {
  data: z.object({ commissionBasisPoints, active: z.boolean() }),
  personal: PartnerDetails,
});
export const PartnerUpdated = defineFact('PartnerUpdated', { data: z.object({}), personal: PartnerChanges });
export const PartnerRateChanged = defineFact('PartnerRateChanged', { data: z.object({ commissionBasisPoints }) });
export const PartnerActivated = defineFact('PartnerActivated', nothing);
/** Nobody is attached to the partner by signing up any more; who was stays so. */
export const PartnerDeactivated = defineFact('PartnerDeactivated', nothing);
/** The key of the stream is destroyed with it: nobody can read who the partner was any more. */
export const PartnerDeleted = defineFact('PartnerDeleted', nothing);

export const partnerFacts = [
  PartnerCreated,
  PartnerUpdated,
  PartnerRateChanged,
  PartnerActivated,
  PartnerDeactivated,
  PartnerDeleted,
] as const;
export type PartnerFact = FactOf<(typeof partnerFacts)[number]>;
