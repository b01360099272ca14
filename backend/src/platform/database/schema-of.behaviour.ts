import { withClient } from './with-client.ts';

export const schemaOf = (url: string): Promise<readonly string[]> =>
  withClient(url, async (client) => (await client.query<{ line: string }>(SCHEMA)).rows.map(({ line }) => line));

const SCHEMA = `
  WITH space AS (SELECT oid, nspname, nspacl FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'),
       relation AS (SELECT c.* FROM pg_class c JOIN space s ON s.oid = c.relnamespace WHERE s.nspname <> 'public')
  SELECT format('schema %s %s', nspname, nspacl) AS line FROM space
  UNION ALL SELECT format('default rights in %s: %s', s.nspname, d.defaclacl) FROM pg_default_acl d JOIN space s ON s.oid = d.defaclnamespace
  UNION ALL SELECT format('%s %s %s %s %s', relkind, oid::regclass, pg_get_userbyid(relowner), relacl, reloptions) FROM relation
  UNION ALL SELECT format('%s.%s %s %s %s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attstorage,
                     attcollation::regcollation, attacl, (SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE (adrelid, adnum) = (attrelid, attnum)))
              FROM pg_attribute WHERE attrelid IN (SELECT oid FROM relation) AND attnum > 0 AND NOT attisdropped
  UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint WHERE conrelid IN (SELECT oid FROM relation)
  UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid IN (SELECT oid FROM relation)
  UNION ALL SELECT format('%s %s', tgenabled, pg_get_triggerdef(oid)) FROM pg_trigger WHERE tgrelid IN (SELECT oid FROM relation) AND NOT tgisinternal
  UNION ALL SELECT format('%s %s', pg_get_functiondef(p.oid), proacl) FROM pg_proc p JOIN space s ON s.oid = p.pronamespace
  ORDER BY line`;
