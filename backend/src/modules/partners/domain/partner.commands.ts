import type { PartnerChanges, PartnerDetails } from './partner.facts.ts';

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
    }
  | { readonly type: 'DeletePartner' };

export type PartnerRefusal = 'PartnerUnknown' | 'RefCodeExists';
