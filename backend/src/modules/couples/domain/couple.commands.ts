import type { StepId } from '@willow/contracts';

export type Invited = { readonly name: string; readonly email: string };

export type CoupleCommand =
  | {
      readonly type: 'Invite';
      readonly customerId: string;
      readonly invitee: string;
      readonly codeHash: string;
      readonly expiresAt: string;
      readonly partner: Invited;
    }
  | { readonly type: 'Accept'; readonly customerId: string; readonly codeHash: string; readonly now: string }
  | { readonly type: 'Decline'; readonly codeHash: string }
  | { readonly type: 'Offer'; readonly by: string; readonly willRevision: number }
  | { readonly type: 'Withdraw'; readonly by: string }
  | { readonly type: 'TakeOver'; readonly by: string; readonly step: StepId; readonly willRevision: number }
  | { readonly type: 'Leave'; readonly by: string };

export type CoupleRefusal =
  | 'PairOpen'
  | 'NoPair'
  | 'InvitedSelf'
  | 'CoupleCodeWrong'
  | 'NotLinked'
  | 'NothingToOffer'
  | 'NothingOffered'
  | 'OfferMoved';
