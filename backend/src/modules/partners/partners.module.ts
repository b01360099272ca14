import { Module } from '@nestjs/common';
import { ChangePartnerHandler } from './commands/change-partner.ts';
import { CreatePartnerHandler } from './commands/create-partner.ts';
import { DeletePartnerHandler } from './commands/delete-partner.ts';
import { PartnerOperatorController } from './http/partner.operator.controller.ts';
import { Partners } from './partners.repository.ts';
import { ListPartnersHandler } from './queries/list-partners.ts';
import { PartnerReactions } from './reactions/partner.reactions.ts';
import { RefCodeRegistry } from './ref-codes.repository.ts';

@Module({ providers: [PartnerReactions], exports: [PartnerReactions] })
export class PartnersCoreModule {}

@Module({
  controllers: [PartnerOperatorController],
  providers: [Partners, RefCodeRegistry, CreatePartnerHandler, ChangePartnerHandler, DeletePartnerHandler, ListPartnersHandler],
})
export class PartnersModule {}
