import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allMigrations } from './index.ts';
import { narrowings } from './narrowing.behaviour.ts';

type Releases = {
  readonly releases: readonly { readonly version: string; readonly lastMigration: string }[];
  /** By the name of the migration: the one that made its contents unneeded, in a release before. */
  readonly contractSteps: Readonly<Record<string, { readonly expandedBy: string }>>;
};

const { releases, contractSteps } = JSON.parse(
  readFileSync(new URL('../../../../../ops/releases.json', import.meta.url), 'utf8'),
) as Releases;
const names = allMigrations.map(({ name }) => name);
const released = names.indexOf(releases.at(-1)!.lastMigration);

const running = (...statements: readonly string[]) =>
  class Planted implements MigrationInterface {
    async up(runner: QueryRunner): Promise<void> {
      for (const statement of statements) await runner.query(statement);
    }
    async down(): Promise<void> {}
  };
const found = async (...statements: readonly string[]) => (await narrowings([running(...statements)])).map(({ statement }) => statement);

describe('a schema that two versions share', () => {
  it('is only added to since the last release, but for contract steps whose expand step is in it', async () => {
    expect(released).toBeGreaterThanOrEqual(0);
    const open = (await narrowings(allMigrations.slice(released + 1))).filter(({ migration }) => {
      const { expandedBy = '' } = contractSteps[migration] ?? {};
      const expanded = names.indexOf(expandedBy);
      return expanded === -1 || expanded > released;
    });
    // What to do about one: ops/upgrading.md.
    expect(open).toEqual([]);
  });

  it('has contract steps that exist', () => {
    expect(Object.entries(contractSteps).filter(([name, { expandedBy }]) => !names.includes(name) || !names.includes(expandedBy))).toEqual(
      [],
    );
  });

  it.each([
    'DROP TABLE rm.order_list',
    'drop index rm.order_list_by_name',
    'ALTER TABLE rm.order_list RENAME COLUMN status TO state',
    'ALTER TABLE rm.order_list DROP COLUMN status',
    'ALTER TABLE rm.order_list ALTER COLUMN status TYPE integer USING 0',
    'ALTER TABLE rm.order_list ALTER status SET NOT NULL',
    'ALTER TABLE rm.order_list ADD COLUMN note text, ALTER COLUMN status DROP NOT NULL',
    'ALTER TABLE rm.order_list ALTER COLUMN status DROP DEFAULT',
    'ALTER TABLE rm.order_list ADD COLUMN note text NOT NULL',
    'ALTER TABLE rm.order_list ADD COLUMN a numeric(8, 2) NOT NULL, ADD b text NOT NULL DEFAULT 1',
    'ALTER TABLE rm.order_list ADD CONSTRAINT known CHECK (status > 0)',
    'CREATE UNIQUE INDEX one_each ON rm.order_list (status)',
    'CREATE TRIGGER refuse BEFORE INSERT ON rm.order_list EXECUTE FUNCTION rm.refuse()',
    'REVOKE UPDATE ON rm.order_list FROM willow_app',
    'DELETE FROM rm.order_list',
  ])('would not be with: %s', async (statement) => {
    expect(await found(statement)).toEqual([statement]);
  });

  it.each([
    'ALTER TABLE rm.order_list ADD COLUMN note text',
    "ALTER TABLE rm.order_list ADD COLUMN note text NOT NULL DEFAULT 'none', ADD COLUMN at timestamptz NOT NULL DEFAULT now()",
    'CREATE INDEX by_note ON rm.order_list (note)',
    'CREATE TABLE rm.fresh (id int NOT NULL UNIQUE)',
    'GRANT SELECT ON rm.order_list TO willow_app',
    "COMMENT ON TABLE rm.order_list IS 'do not DROP TABLE'",
    'CREATE OR REPLACE FUNCTION rm.tidy() RETURNS void LANGUAGE sql AS $$ DELETE FROM rm.fresh; DROP TABLE rm.fresh $$',
    "UPDATE rm.order_list SET note = ''",
  ])('still is with: %s', async (statement) => {
    expect(await found(statement)).toEqual([]);
  });

  it('takes no notice of a table that came with the same release', async () => {
    expect(
      await found(
        'CREATE TABLE rm.fresh (id int)',
        'ALTER TABLE rm.fresh ADD COLUMN note text NOT NULL',
        'CREATE UNIQUE INDEX one ON rm.fresh (id)',
        'DROP TABLE rm.fresh',
      ),
    ).toEqual([]);
  });
});
