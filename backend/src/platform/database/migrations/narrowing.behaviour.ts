import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Something that a migration takes from the version before it, which runs beside the new one during an upgrade. */
export type Narrowing = { readonly migration: string; readonly statement: string; readonly why: string };

type Rule = readonly [pattern: RegExp, why: string];

const ON_EXISTING: readonly Rule[] = [
  [/^DROP (TABLE|SCHEMA|VIEW|MATERIALIZED VIEW|FUNCTION|PROCEDURE|TYPE|SEQUENCE|INDEX)\b/, 'takes away what the version before may use'],
  [
    /^ALTER (TABLE|SCHEMA|TYPE|SEQUENCE|VIEW|FUNCTION|INDEX)\b.*\b(RENAME|SET SCHEMA)\b/,
    'renames what the version before knows by its name',
  ],
  [/^ALTER TABLE\b.*\bDROP (?!NOT NULL|DEFAULT|EXPRESSION)/, 'drops a column or a constraint that the version before may name'],
  [/^ALTER TABLE\b.*\bALTER (COLUMN )?\S+ (SET DATA )?TYPE\b/, 'changes the type of a column that the version before writes'],
  [/^ALTER TABLE\b.*\bSET NOT NULL\b/, 'refuses a row that the version before leaves a column out of'],
  [/^ALTER TABLE\b.*\bDROP NOT NULL\b/, 'lets rows be without what the version before reads'],
  [/^ALTER TABLE\b.*\bDROP DEFAULT\b/, 'refuses a row that the version before leaves a column out of'],
  [/^ALTER TABLE\b.*\bADD (CONSTRAINT|CHECK|UNIQUE|PRIMARY KEY|FOREIGN KEY|EXCLUDE)\b/, 'may refuse a row of the version before'],
  [/^CREATE UNIQUE INDEX\b/, 'may refuse a row of the version before'],
  [/^CREATE (OR REPLACE )?(CONSTRAINT )?TRIGGER\b/, 'may refuse a row of the version before'],
  [/^REVOKE\b/, 'takes a right from the version before'],
  [/^(TRUNCATE|DELETE FROM)\b/, 'takes rows from the version before'],
];
const ADDED = /^(?:ALTER TABLE (?:IF EXISTS )?(?:ONLY )?\S+ )?ADD\b/;

/** Comments, bodies of functions and quoted words say nothing about the schema. */
const statementsOf = (sql: string): readonly string[] =>
  sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

const CREATED = /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?([\w.]+)/i;
const TABLE =
  /^(?:ALTER TABLE (?:IF EXISTS )?(?:ONLY )?|DROP TABLE (?:IF EXISTS )?|TRUNCATE (?:TABLE )?|DELETE FROM )([\w.]+)|\bON ([\w.]+)/i;

/** What it would run: none of it reaches a database. */
async function statementsRunBy({ up }: MigrationInterface): Promise<readonly string[]> {
  const asked: string[] = [];
  const runner = { query: (sql: string) => Promise.resolve((asked.push(sql), [])) };
  await up.call({ up }, runner as unknown as QueryRunner);
  return asked.flatMap(statementsOf);
}

const withoutParentheses = (text: string): string => {
  const fewer = text.replaceAll(/\([^()]*\)/g, '');
  return fewer === text ? text : withoutParentheses(fewer);
};

const whyOf = (statement: string): string | undefined => {
  const upper = statement.toUpperCase();
  const found = ON_EXISTING.find(([pattern]) => pattern.test(upper));
  if (found) return found[1];
  if (!upper.startsWith('ALTER TABLE')) return undefined;
  const added = withoutParentheses(upper)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => ADDED.test(part));
  return added.some((column) => /\bNOT NULL\b/.test(column) && !/\b(DEFAULT|GENERATED)\b/.test(column))
    ? 'refuses a row that the version before leaves a column out of'
    : undefined;
};

/** In migrations that come together, in their order. Tables that one of them made are nobody's of before. */
export async function narrowings(migrations: readonly (new () => MigrationInterface)[]): Promise<readonly Narrowing[]> {
  const created = new Set<string>();
  const found: Narrowing[] = [];
  for (const Migration of migrations)
    for (const statement of await statementsRunBy(new Migration())) {
      const [, made] = CREATED.exec(statement) ?? [];
      if (made) created.add(made);
      const [, altered, on] = TABLE.exec(statement) ?? [];
      const why = created.has(altered ?? on ?? '') ? undefined : whyOf(statement);
      if (why) found.push({ migration: Migration.name, statement, why });
    }
  return found;
}
