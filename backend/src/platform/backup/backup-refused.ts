/** In words for a person: why a backup cannot be made, read or put back. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
