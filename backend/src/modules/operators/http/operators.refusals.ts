import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { OperatorRefusal } from '../domain/operator.commands.ts';

export const OPERATOR_REFUSALS: RefusalAnswers<OperatorRefusal> = {
  OperatorExists: [409, MESSAGES.personExists],
  OperatorUnknown: [401, MESSAGES.notAuthenticated],
  PersonUnknown: [404, MESSAGES.personUnknown],
  OwnAccount: [409, MESSAGES.ownAccount],
  LastAdmin: [409, MESSAGES.lastAdmin],
  SessionUnknown: [404, MESSAGES.sessionUnknown],
  PasswordWrong: [400, MESSAGES.passwordWrong],
  PasswordGuessable: [400, MESSAGES.passwordGuessable],
  NotInvited: [409, MESSAGES.notInvited],
  InvitationInvalid: [410, MESSAGES.teamLinkInvalid],
  ResetLinkInvalid: [410, MESSAGES.resetLinkInvalid],
  AlreadyEnrolled: [401, MESSAGES.notAuthenticated],
  CredentialsWrong: [401, MESSAGES.credentials],
  CodeNeeded: [401, MESSAGES.codeNeeded],
  CodeWrong: [400, MESSAGES.codeWrong],
  LoginCodeWrong: [401, MESSAGES.codeWrong],
  PasskeyUnreadable: [400, MESSAGES.passkeyUnreadable],
  PasskeyUnknown: [404, MESSAGES.passkeyUnknown],
  PasskeyKnown: [409, MESSAGES.passkeyKnown],
  PasskeysFull: [409, MESSAGES.passkeysFull],
  PasskeyNotKnown: [401, MESSAGES.passkeyNotKnown],
  PasskeyOtherSite: [400, MESSAGES.passkeyOtherSite],
  PasskeyTooLate: [410, MESSAGES.passkeyTooLate],
  PasskeyCopied: [401, MESSAGES.passkeyCopied],
  LastSecondFactor: [409, MESSAGES.lastSecondFactor],
};
