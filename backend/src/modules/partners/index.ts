// Other modules talk to this one over the command and query buses, and never by an injected class.
export { partnerFacts } from './domain/partner.facts.ts';
export { refCodeFacts } from './domain/ref-code.facts.ts';
export { PARTNER_REFUSALS } from './http/partners.refusals.ts';
export { PartnersCoreModule, PartnersModule } from './partners.module.ts';
export { partnerCommissionProjection } from './projections/partner-commission.projection.ts';
export { PartnerReactions } from './reactions/partner.reactions.ts';
