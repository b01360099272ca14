/** How a table is brought back: `rows` as they were; of `log`, which nobody changes, what is missing is added. */
export type KeptTable = {
  readonly name: string;
  readonly kind: 'rows' | 'log';
  readonly where?: string;
};

/** Kept in this order: the history and its keys, and whatever else no fact tells. */
export const KEPT: readonly KeptTable[] = [
  { name: 'es.event', kind: 'log' },
  { name: 'es.anchor', kind: 'log' },
  { name: 'es.chain', kind: 'log' },
  { name: 'es.move', kind: 'log' },
  { name: 'vault.subject_key', kind: 'rows' },
  { name: 'vault.key_epoch', kind: 'rows' },
  { name: 'vault.key_check', kind: 'rows' },
  // What reactions have handled is never handled again; projections are built anew.
  { name: 'subscription.checkpoint', kind: 'rows', where: "subscription NOT LIKE 'projection/%' AND build = 'live'" },
  { name: 'subscription.parked', kind: 'rows', where: "subscription NOT LIKE 'projection/%'" },
  // What was sent is never sent again.
  { name: 'mail.sending', kind: 'rows' },
  { name: 'mail.refused_address', kind: 'rows' },
  // Nobody is mailed again whose mailbox is gone, or who called a mail spam.
  { name: 'mail.suppressed_address', kind: 'rows' },
  { name: 'documents.will_document', kind: 'rows' },
  { name: 'queue.wanted_job', kind: 'rows' },
];

/** And why the rest may be left out. A table that stands on neither list fails a test. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'rm.*': 'read models are built anew from the history',
  'bullmq.*': 'jobs are added again from queue.wanted_job',
  'public.migrations': 'their names are in the manifest, and the build makes the tables',
  'auth.session': 'everybody signs in again: a session that was ended since must not come back',
  'auth.challenge': 'is of use for minutes only',
  'auth.kept_answer': 'is of use for who asks again within the day',
  'auth.rate_limit': 'counts the attempts of the last hours only',
  'documents.my_data': 'copies for customers, who ask again; they are kept for a day',
  'documents.order_export': 'exports for auditors, who ask again',
  'documents.unclaimed_blob': 'bytes that nothing names are not brought back',
  'health.write_check': 'readiness writes it, and a migration makes the row',
};

/** Null for a table that is in no list. */
export function decidedOn(table: string): 'kept' | 'left out' | null {
  if (KEPT.some(({ name }) => name === table)) return 'kept';
  return table in LEFT_OUT || `${table.split('.')[0]}.*` in LEFT_OUT ? 'left out' : null;
}
