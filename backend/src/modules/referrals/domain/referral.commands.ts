import type { ReferralMark, ReferralStatus } from '@willow/contracts';

export type Friend = { readonly name: string; readonly email: string };

export type ReferralCommand =
  | {
      readonly type: 'Invite';
      readonly referrerId: string;
      readonly invitee: string;
      readonly via: string | null;
      readonly friend: Friend;
    }
  | { readonly type: 'Click' }
  | { readonly type: 'Claim'; readonly customerId: string }
  | { readonly type: 'Succeed'; readonly customerId: string; readonly orderId: string }
  | { readonly type: 'Revoke'; readonly orderId: string }
  | {
      readonly type: 'ChangeByHand';
      readonly status?: ReferralStatus | undefined;
      readonly notes?: string | undefined;
      /** As they were read, if that was named. */
      readonly before?: { readonly notes: string | null } | undefined;
    }
  | {
      readonly type: 'UndoMark';
      readonly mark: ReferralMark;
      /** Whether the friend has paid for a will, or is just doing so. */
      readonly friendPaid: boolean;
      /** Whether it was marked as paid so long ago that it counts as paid out. */
      readonly isPaidOut: boolean;
    };

export type ReferralRefusal =
  | 'ReferralUnknown'
  | 'ReferralTaken'
  | 'ReferralErased'
  | 'ReferralMoved'
  | 'ReferralMovesForward'
  | 'MarkMoved'
  | 'MarkEarned'
  | 'MarkPaidOut'
  | 'ReferrerUnknown'
  | 'ReferredAlready'
  | 'ReferredSelf'
  | 'ReferralsClosed'
  | 'StopKeyWrong';
