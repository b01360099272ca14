// Other modules talk to this one over the command and query buses, and never by an injected class.
export { EraseCouples } from './commands/erase-couples.ts';
export { CouplesCoreModule, CouplesModule, CouplesWorkerModule } from './couples.module.ts';
export { coupleFacts } from './domain/couple.facts.ts';
export { COUPLE_REFUSALS } from './http/couples.refusals.ts';
export { sendPartnerInvitation } from './jobs/couple.jobs.ts';
export { coupleListProjection } from './projections/couple-list.projection.ts';
export { FindCouples } from './queries/find-couples.ts';
export { GetCoupleData } from './queries/get-couple-data.ts';
export { CoupleReactions } from './reactions/couple.reactions.ts';
