import { query } from '../kit/database.ts';

const GIVEN = [
  'Jane',
  'Olufemi',
  'Zoë',
  'Kim',
  'Mary',
  'Ann',
  'Ben',
  'Priya',
  'Tom',
  'Gwen',
  'Hugh',
  'Ines',
  'Jack',
  'Lena',
  'Max',
  'Nora',
];
const FAMILY = ['Roe', 'Smith', 'Adeyemi', 'Young', 'Poole', 'O’Neill', 'Carter', 'Shah', 'Ellis', 'Pryce', 'Khan', 'Jones', 'Wright'];

/** Who has what: of a hundred orders so many are at that stage. Most of a firm's orders are done, and many were never paid. */
const STAGES = `(CASE
  WHEN n % 100 < 66 THEN 'sent' WHEN n % 100 < 74 THEN 'archived' WHEN n % 100 < 90 THEN 'checkout'
  WHEN n % 100 < 93 THEN 'ready' WHEN n % 100 < 95 THEN 'to_decide' WHEN n % 100 < 97 THEN 'waiting'
  ELSE (ARRAY['blocked', 'problems', 'mail_failed', 'paying'])[1 + n / 100 % 4] END)`;

/** Rows of the read models as the projections write them, for so many orders of as many customers. */
export async function fillOrders(ownerUrl: string, orders: number): Promise<void> {
  const choice = (texts: readonly string[], index: string): string =>
    `(ARRAY[${texts.map((text) => `'${text}'`).join(', ')}])[1 + (${index}) % ${texts.length}]`;
  await query(
    ownerUrl,
    `INSERT INTO rm.customer_account (id, full_name, email, search, verified, erased, referral_id, partner_ref, created_at)
     SELECT md5('customer ' || n)::uuid::text, name, email, lower(translate(name, 'ë', 'e')) || E'\\n' || email, true, false, NULL, NULL, at
     FROM (SELECT n, ${choice(GIVEN, 'n')} || ' ' || ${choice(FAMILY, 'n / 7')} || ' ' || upper(substr(md5(n::text), 1, 6)) AS name,
       'person.' || n || '@example.test' AS email, now() - n * interval '5 minutes' AS at FROM generate_series(1, ${orders}) n) people`,
    `INSERT INTO rm.order_list (id, customer_id, status, payment_status, amount_pence, discount_pence, refunded_pence, payment_issues, has_notes, sending, mail_failed,
       receipt_failed, mismatched, returned, open_problems, open_enquiries,
       answered_enquiries, updating, draft, block, high, stage, waiting_since, created_at, updated_at)
     SELECT md5('order ' || n)::uuid::text, md5('customer ' || n)::uuid::text,
       CASE WHEN stage IN ('sent', 'archived') THEN stage WHEN stage = 'waiting' THEN 'in_review' ELSE 'new' END,
       CASE WHEN stage = 'checkout' THEN (ARRAY['pending', 'failed'])[1 + n % 2] WHEN stage = 'paying' THEN 'processing' ELSE 'succeeded' END,
       5000, 0, 0, '{}', false, false, stage = 'mail_failed', false, false, stage = 'waiting', CASE WHEN stage = 'problems' THEN 1 ELSE 0 END, 0, 0, false,
       CASE WHEN stage IN ('checkout', 'paying', 'waiting') THEN NULL ELSE 'made' END,
       CASE WHEN stage IN ('checkout', 'paying') THEN NULL WHEN stage = 'blocked' THEN 1 ELSE 0 END,
       CASE WHEN stage IN ('checkout', 'paying') THEN NULL WHEN stage = 'to_decide' THEN 2 ELSE 0 END,
       stage, at + interval '3 minutes', at, at + interval '3 minutes'
     FROM (SELECT n, ${STAGES} AS stage, now() - n * interval '5 minutes' AS at FROM generate_series(1, ${orders}) n) placed`,
    `INSERT INTO rm.customer_milestone (customer_id, signed_up_at, verified_at, answered, submitted_at, order_id, ordered_at, paid_pence,
       refunded_pence, discount_pence, sent_by_hand)
     SELECT customer_id, created_at, created_at, 10, created_at, id, created_at, 0, 0, 0, false FROM rm.order_list
     ON CONFLICT DO NOTHING`,
    'VACUUM ANALYZE rm.customer_account',
    'VACUUM ANALYZE rm.customer_milestone',
    'VACUUM ANALYZE rm.order_list',
  );
}
