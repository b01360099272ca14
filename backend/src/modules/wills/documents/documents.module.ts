import { Module } from '@nestjs/common';
import { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { BlobsModule } from '../../../platform/blobs/blobs.module.ts';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { POOLS } from '../../../platform/database/pools.ts';
import type { Pools } from '../../../event-sourcing/postgres/connections.ts';
import { DocumentStore } from './document-store.ts';

const store = {
  provide: DocumentStore,
  inject: [POOLS, KeyVault, BlobStore],
  useFactory: ({ app }: Pools, vault: KeyVault, blobs: BlobStore) => new DocumentStore(app, vault, blobs),
};

@Module({ imports: [BlobsModule], providers: [store], exports: [store] })
export class DocumentsModule {}
