import type { PartnerChanges, PartnerDetails } from './partner.facts.ts';

/** As screens show it. */
export type PartnerRead = PartnerChanges & { readonly commissionRate?: string | undefined };

export type PartnerCommand =
  | {
      readonly type: 'CreatePartner';
      readonly details: PartnerDetails;
      readonly commissionBasisPoints: number;
      readonly active: boolean;
    }
  | {
      readonly type: 'ChangePartner';
      readonly details: PartnerChanges;
      readonly commissionBasisPoints?: number | undefined;
      readonly active?: boolean | undefined;
      /** What was read of what is to be changed, as far as it was named. */
      readonly before?: PartnerRead | undefined;
    }
  | { readonly type: 'DeletePartner' };

export type PartnerRefusal = 'PartnerUnknown' | 'PartnerMoved' | 'RefCodeExists';
