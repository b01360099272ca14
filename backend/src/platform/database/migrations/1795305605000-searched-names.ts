import { searchable } from '@willow/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

type Row = { readonly id: string; readonly full_name: string; readonly email: string; readonly search: string };

const AT_ONCE = 5000;

/** Names and addresses are searched for without more than case and accents now: rows of before are written again. Whoever is erased stays unfound. */
export class SearchedNames1795305605000 implements MigrationInterface {
  readonly name = 'SearchedNames1795305605000';

  async up(runner: QueryRunner): Promise<void> {
    let after = '';
    for (;;) {
      const rows = (await runner.query(
        'SELECT id, full_name, email, search FROM rm.customer_account WHERE id > $1 AND NOT erased ORDER BY id LIMIT $2',
        [after, AT_ONCE],
      )) as readonly Row[];
      const last = rows.at(-1);
      if (!last) return;
      await write(runner, rows);
      after = last.id;
    }
  }

  /** As it was written before, nothing would be found by these rows that is not found now. */
  async down(): Promise<void> {}
}

async function write(runner: QueryRunner, rows: readonly Row[]): Promise<void> {
  const changed = rows
    .map((row) => ({ ...row, now: `${searchable(row.full_name)}\n${searchable(row.email)}` }))
    .filter(({ now, search }) => now !== search);
  if (changed.length === 0) return;
  await runner.query(
    'UPDATE rm.customer_account c SET search = n.search FROM unnest($1::text[], $2::text[]) AS n (id, search) WHERE c.id = n.id',
    [changed.map(({ id }) => id), changed.map(({ now }) => now)],
  );
}
