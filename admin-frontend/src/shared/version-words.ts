import type { VersionState } from '@willow/contracts/will/sent-version';

/** What a version that was sent is worth now. */
export const VERSION_WORDS: Readonly<Record<VersionState, string>> = {
  'to-sign': 'the newest, not signed yet',
  signed: 'the newest, signed',
  'in-force': 'signed, in force until the newest is signed',
  replaced: 'signed, replaced by a newer one',
  'never-signed': 'replaced before it was signed',
};
