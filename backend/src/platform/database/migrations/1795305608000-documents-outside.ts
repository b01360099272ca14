import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents are kept outside the database. Those that are still in it are moved by the hourly cleanup. */
export class DocumentsOutside1795305608000 implements MigrationInterface {
  readonly name = 'DocumentsOutside1795305608000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE documents.will_document
        ALTER COLUMN sealed DROP NOT NULL,
        ADD COLUMN blob text COLLATE "C",
        ADD CONSTRAINT will_document_somewhere CHECK ((sealed IS NULL) <> (blob IS NULL));
      CREATE INDEX will_document_inside ON documents.will_document (id) WHERE sealed IS NOT NULL;
      CREATE INDEX will_document_blob ON documents.will_document (blob);
      GRANT UPDATE ON documents.will_document TO willow_app;
      CREATE TABLE documents.unclaimed_blob (
        blob text COLLATE "C" PRIMARY KEY,
        begun_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      GRANT SELECT, INSERT, DELETE ON documents.unclaimed_blob TO willow_app;
    `);
  }

  /** Works only as long as nothing was moved: what is outside does not come back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE documents.unclaimed_blob;
      REVOKE UPDATE ON documents.will_document FROM willow_app;
      DROP INDEX documents.will_document_inside, documents.will_document_blob;
      ALTER TABLE documents.will_document DROP CONSTRAINT will_document_somewhere, DROP COLUMN blob, ALTER COLUMN sealed SET NOT NULL;
    `);
  }
}
