import type pg from 'pg';
import { openBlobStore } from '../blobs/open-blob-store.ts';
import type { Config } from '../config/config.ts';
import { KeyEpochs } from './key-epochs.ts';
import { KeyVault } from './key-vault.ts';
import { Secrets } from './secrets.ts';

type Settings = Parameters<typeof openBlobStore>[0] & Pick<Config, 'MASTER_KEY'>;

/** Throws ConfigError. */
export const openKeyEpochs = (pool: Pick<pg.ClientBase, 'query'>, config: Settings): KeyEpochs =>
  new KeyEpochs(pool, new Secrets(config.MASTER_KEY), openBlobStore(config));

/** For whoever has no modules: the command line. Throws ConfigError. */
export const openKeyVault = (pool: pg.Pool, config: Settings): KeyVault => new KeyVault(pool, openKeyEpochs(pool, config));
