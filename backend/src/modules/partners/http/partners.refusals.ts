import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { PartnerRefusal } from '../domain/partner.commands.ts';

export const PARTNER_REFUSALS: RefusalAnswers<PartnerRefusal> = {
  PartnerUnknown: [404, MESSAGES.notFound],
  PartnerMoved: [409, MESSAGES.conflict],
  RefCodeExists: [409, MESSAGES.refCodeExists],
};
