import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.ts';
import { BlobStore } from './blob-store.ts';
import { openBlobStore } from './open-blob-store.ts';

const store = { provide: BlobStore, inject: [CONFIG], useFactory: (config: Config) => openBlobStore(config) };

@Module({ providers: [store], exports: [store] })
export class BlobsModule {}
