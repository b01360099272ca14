import { publicKeyText } from '../../event-sourcing/store/anchors/anchor.ts';
import { openBlobStore } from '../../platform/blobs/open-blob-store.ts';
import { ownerUrlOf } from '../../platform/config/config.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import { turnMasterKey } from '../../platform/keys/turn-master.ts';
import { command, FLAG } from '../command.ts';
import { confirmed } from '../confirmed.ts';
import { Progress } from '../progress.ts';
import { reachableConfig } from '../reachable-config.ts';

export const turnMasterKeyCommand = command({
  usage: 'keys turn-master [--yes]',
  about: 'turns the master key: every key is wrapped anew under MASTER_KEY, and the one before it opens nothing any more',
  details: [
    '--yes  does it without a question',
    '',
    'MASTER_KEY is the file that willow keys new-master wrote as .turning, and every api and worker has it by now: those that do not can read',
    'nothing any more until they are started with it. The product runs meanwhile. Whatever stops it: the same command goes on.',
    'Afterwards MASTER_KEY is the file that ends with .turned.',
    '',
    'Needs MASTER_KEY, DATABASE_URL, DATABASE_OWNER_URL and the store of documents.',
  ],
  json: '{ "epoch", "rewrapped", "destroyed", "publicKey" }; progress is on standard error',
  options: { yes: FLAG },
  async run({ values }, env, out) {
    const config = await reachableConfig(env, ['DATABASE_URL', 'DATABASE_OWNER_URL']);
    const secrets = new Secrets(config.MASTER_KEY);
    await confirmed('From here on only who has the new MASTER_KEY can read, and what opens with the old one is destroyed.', values.yes);
    const progress = new Progress((line) => void process.stderr.write(`${line}\n`), 'wrapped anew', null, 'keys');
    const turned = await turnMasterKey({
      databaseUrl: config.DATABASE_URL,
      ownerUrl: ownerUrlOf(config),
      secrets,
      blobs: openBlobStore(config),
      reached: progress.reached,
    });
    const publicKey = publicKeyText(secrets.signer.publicKey);
    out.tell(
      { ...turned, publicKey },
      `Epoch ${turned.epoch}: ${turned.rewrapped} keys are wrapped anew, and all of them open with the new master key alone`,
      'Now put in the MASTER_KEY that ends with .turned, and start every api and worker anew',
      `Auditors verify with another public key from now on: ${publicKey}`,
    );
  },
});
