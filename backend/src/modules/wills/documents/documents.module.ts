import { Module } from '@nestjs/common';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { POOLS } from '../../../platform/database/pools.ts';
import type { Pools } from '../../../event-sourcing/postgres/connections.ts';
import { DocumentStore } from './document-store.ts';

const store = {
  provide: DocumentStore,
  inject: [POOLS, KeyVault],
  useFactory: ({ app }: Pools, vault: KeyVault) => new DocumentStore(app, vault),
};

@Module({ providers: [store], exports: [store] })
export class DocumentsModule {}
