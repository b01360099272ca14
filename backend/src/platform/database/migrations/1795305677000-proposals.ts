import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which flags wait for a second operator: from now on, and of those before whatever the log in PostgreSQL tells. */
export class Proposals1795305677000 implements MigrationInterface {
  readonly name = 'Proposals1795305677000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rm.review_flag ADD COLUMN proposed boolean NOT NULL DEFAULT false;
      ALTER TABLE rm.order_list ADD COLUMN proposed int;
      CREATE INDEX order_list_proposed ON rm.order_list (created_at, id) WHERE proposed > 0;
      UPDATE rm.review_flag f SET proposed = true FROM (
        SELECT DISTINCT ON (data->>'orderId', data->>'key') data->>'orderId' AS order_id, data->>'key' AS key, type
          FROM es.event
         WHERE type IN ('ReviewFlagRaised', 'ReviewFlagDecided', 'ReviewDecisionProposed', 'ReviewDecisionAgreed')
         ORDER BY data->>'orderId', data->>'key', position DESC) newest
       WHERE newest.type = 'ReviewDecisionProposed' AND f.order_id = newest.order_id AND f.key = newest.key AND f.stops;
      UPDATE rm.order_list o
         SET proposed = (SELECT count(*) FROM rm.review_flag f WHERE f.order_id = o.id AND f.stops AND f.proposed)
       WHERE o.high IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rm.order_list DROP COLUMN proposed');
    await runner.query('ALTER TABLE rm.review_flag DROP COLUMN proposed');
  }
}
