import type { Environment } from '../command.ts';
import { secretLine } from '../secret-line.ts';
import { UsageError } from '../usage-error.ts';

/** Given once and kept nowhere: in `EVENTSTORE_ADMIN_URL`, at a question, or on standard input. Throws UsageError. */
export async function adminUrlFrom({ EVENTSTORE_ADMIN_URL: given }: Environment): Promise<string> {
  const url = given || (await secretLine("EventStoreDB's URL with the login of an administrator (it is not shown): "));
  if (!url) throw new UsageError('Give the URL with the login of an administrator on standard input, or in EVENTSTORE_ADMIN_URL');
  return url;
}
