import { openBlobStore } from '../../platform/blobs/open-blob-store.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import { turnEpoch } from '../../platform/keys/turn-epoch.ts';
import { command } from '../command.ts';
import { reachableConfig } from '../reachable-config.ts';

export const keysTurnCommand = command({
  usage: 'keys turn',
  about: 'wraps the keys of all customers anew, and destroys what wrapped them: erased ones open in no older copy of the database',
  details: [
    'The worker does it daily, and within ten minutes of an erasure. By hand it is done at once, and for the first time where the product was there before:',
    'then every api and worker is of this release, since the one before could read nothing any more.',
  ],
  json: '{ "epoch", "rewrapped", "destroyed" }',
  async run(_given, env, out) {
    const config = await reachableConfig(env, ['DATABASE_URL']);
    const secrets = new Secrets(config.MASTER_KEY);
    const turned = await turnEpoch({ databaseUrl: config.DATABASE_URL, secrets, blobs: openBlobStore(config) });
    out.tell(turned, `Epoch ${turned.epoch}: ${turned.rewrapped} keys are wrapped anew, and what wrapped them before is destroyed`);
  },
});
