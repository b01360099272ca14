import type { Role } from '@willow/contracts';

/** A new link: its id, the hash of its secret, and until when it is good (ISO 8601 UTC). */
export type NewInvitation = {
  readonly linkId: string;
  readonly tokenHash: string;
  readonly expiresAt: string;
  readonly delivery: 'mailed' | 'printed';
};

/** A link for somebody who forgot the password. */
export type NewResetLink = Omit<NewInvitation, 'delivery'>;

/** A passkey that has just been made; its bytes in base64url. */
export type NewPasskey = {
  readonly passkeyId: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
};

/** What a passkey of the operator has rightly signed, with its counter at that moment. */
export type UsedPasskey = { readonly passkeyId: string; readonly counter: number };

/** Whether whoever gives the command is this operator. */
type Given = { readonly own: boolean };

export type OperatorCommand =
  | { readonly type: 'CreateOperator'; readonly role: Role; readonly email: string; readonly name: string; readonly passwordHash: string }
  | ({ readonly type: 'InviteOperator'; readonly role: Role; readonly email: string; readonly name: string } & NewInvitation)
  | ({ readonly type: 'RenewInvitation' } & NewInvitation)
  | {
      readonly type: 'AcceptInvitation';
      readonly tokenHash: string;
      readonly now: string;
      readonly passwordHash: string;
      /** Null when none is asked for. */
      readonly newSecret: string | null;
    }
  | {
      readonly type: 'LogIn';
      readonly passwordRight: boolean;
      readonly factorRequired: boolean;
      /** `none` when no code was given, null when it is wrong, else the time step it is right for. */
      readonly code: 'none' | number | null;
      /** `none` when none was used, null when it is not one of the operator's. */
      readonly passkey: 'none' | UsedPasskey | null;
      readonly newSecret: string;
      /** Wrong tries in a row, should this be one. */
      readonly count: number;
      readonly today: string;
    }
  | ({ readonly type: 'LogInByPasskey' } & UsedPasskey)
  | ({ readonly type: 'AddPasskey' } & NewPasskey)
  | { readonly type: 'RenamePasskey'; readonly passkeyId: string; readonly name: string }
  | { readonly type: 'RemovePasskey'; readonly passkeyId: string; readonly factorRequired: boolean }
  | { readonly type: 'EnrolSecondFactor'; readonly timeStep: number | null }
  | ({ readonly type: 'ChangeRole'; readonly role: Role } & Given)
  | ({ readonly type: 'ResetSecondFactor' } & Given)
  | ({ readonly type: 'DisableOperator' } & Given)
  | { readonly type: 'EnableOperator' }
  | { readonly type: 'ChangePassword'; readonly passwordHash: string }
  | ({ readonly type: 'RequestPasswordReset' } & NewResetLink)
  | { readonly type: 'ResetPassword'; readonly tokenHash: string; readonly now: string; readonly passwordHash: string }
  | ({ readonly type: 'RecordSessionsEnded'; readonly which: 'one' | 'others' | 'all' } & Given);

export type OperatorRefusal =
  | 'OperatorExists'
  | 'OperatorUnknown'
  | 'PersonUnknown'
  | 'OwnAccount'
  | 'LastAdmin'
  | 'SessionUnknown'
  | 'PasswordWrong'
  | 'PasswordGuessable'
  | 'NotInvited'
  | 'InvitationInvalid'
  | 'ResetLinkInvalid'
  | 'AlreadyEnrolled'
  | 'CredentialsWrong'
  | 'CodeNeeded'
  | 'CodeWrong'
  | 'LoginCodeWrong'
  | 'PasskeyUnreadable'
  | 'PasskeyUnknown'
  | 'PasskeyKnown'
  | 'PasskeysFull'
  | 'PasskeyNotKnown'
  | 'PasskeyOtherSite'
  | 'PasskeyTooLate'
  | 'PasskeyCopied'
  | 'LastSecondFactor';
