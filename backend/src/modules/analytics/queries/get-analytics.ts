import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type Analytics, FUNNEL_STAGES, type FunnelStage, londonDate, poundsOf } from '@willow/contracts';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { CountFlags } from '../../orders/index.ts';
import { MilestoneRow } from '../projections/customer-milestone.entity.ts';

/** The last so many days in London, today among them. */
export class GetAnalytics extends Query<Analytics> {
  constructor(
    readonly days: number,
    readonly now: Date,
  ) {
    super();
  }
}

/** As text: sums and counts are wider than a JavaScript number. */
type Text<K extends string> = Readonly<Record<K, string>>;
type Wait = Analytics['paidToSent'];

const LONDON = `AT TIME ZONE 'Europe/London'`;
const DAY_MS = 86_400_000;
/** Of a table on the screen. */
const MAX_ROWS = 20;

@QueryHandler(GetAnalytics)
export class GetAnalyticsHandler implements IQueryHandler<GetAnalytics> {
  constructor(
    private readonly db: DataSource,
    private readonly queries: QueryBus,
  ) {}

  async execute({ days, now }: GetAnalytics): Promise<Analytics> {
    const to = londonDate(now);
    const from = new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
    const [funnel, signUps, paid, totals, paidToSent, sentToSigned, discounts, partners, flags] = await Promise.all([
      this.#funnel(from),
      this.#byDay('signedUpAt', from),
      this.#byDay('paidAt', from),
      this.#since('paidAt', from)
        .select('coalesce(sum(m.refundedPence), 0)', 'refunded')
        .addSelect('coalesce(sum(m.discountPence), 0)', 'discount')
        .getRawOne<Text<'refunded' | 'discount'>>(),
      this.#wait('m.paidAt', 'm.sentAt', 'sentAt', from),
      this.#wait('m.sentAt', 'm.signedAt', 'signedAt', from),
      this.#discounts(from),
      this.#partners(from),
      this.queries.execute(new CountFlags()),
    ]);
    const daily = datesBetween(from, to).map((date) => ({
      date,
      signUps: signUps.get(date)?.customers ?? 0,
      paid: paid.get(date)?.customers ?? 0,
      revenue: poundsOf(paid.get(date)?.pence ?? 0),
    }));
    return {
      from,
      to,
      funnel,
      days: daily,
      totals: {
        signUps: sum([...signUps.values()].map(({ customers }) => customers)),
        paid: sum([...paid.values()].map(({ customers }) => customers)),
        revenue: poundsOf(sum([...paid.values()].map(({ pence }) => pence))),
        refunded: poundsOf(Number(totals?.refunded ?? 0)),
        discount: poundsOf(Number(totals?.discount ?? 0)),
      },
      paidToSent,
      sentToSigned,
      discounts,
      partners,
      flags,
    };
  }

  #since(column: keyof MilestoneRow, from: string): SelectQueryBuilder<MilestoneRow> {
    return this.db.getRepository(MilestoneRow).createQueryBuilder('m').where(`m.${column} >= (:from::timestamp ${LONDON})`, { from });
  }

  async #funnel(from: string): Promise<Analytics['funnel']> {
    const query = this.#since('signedUpAt', from).select([]);
    for (const stage of FUNNEL_STAGES) query.addSelect(`count(*) FILTER (WHERE ${REACHED[stage]})`, stage);
    const counted = await query.getRawOne<Text<FunnelStage>>();
    return FUNNEL_STAGES.map((stage) => ({ stage, customers: Number(counted?.[stage] ?? 0) }));
  }

  async #byDay(column: 'signedUpAt' | 'paidAt', from: string) {
    const rows = await this.#since(column, from)
      .select(`to_char(m.${column} ${LONDON}, 'YYYY-MM-DD')`, 'date')
      .addSelect('count(*)', 'customers')
      .addSelect('sum(m.paidPence - m.refundedPence)', 'pence')
      .groupBy('1')
      .getRawMany<Text<'date' | 'customers' | 'pence'>>();
    return new Map(rows.map(({ date, customers, pence }) => [date, { customers: Number(customers), pence: Number(pence) }]));
  }

  async #wait(start: string, end: string, ended: keyof MilestoneRow, from: string): Promise<Wait> {
    const hours = `extract(epoch FROM ${end} - ${start}) / 3600`;
    const found = await this.#since(ended, from)
      .andWhere(`${start} IS NOT NULL`)
      .select('count(*)', 'wills')
      .addSelect(`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${hours})`, 'median')
      .addSelect(`percentile_cont(0.9) WITHIN GROUP (ORDER BY ${hours})`, 'slowest')
      .getRawOne<{ readonly wills: string; readonly median: number | null; readonly slowest: number | null }>();
    return { wills: Number(found?.wills ?? 0), median: rounded(found?.median), slowestTenth: rounded(found?.slowest) };
  }

  async #discounts(from: string): Promise<Analytics['discounts']> {
    const rows = await this.#since('paidAt', from)
      .andWhere('m.discountCode IS NOT NULL')
      .select('m.discountCode', 'code')
      .addSelect('count(*)', 'paid')
      .addSelect('sum(m.paidPence - m.refundedPence)', 'revenue')
      .addSelect('sum(m.discountPence)', 'discount')
      .groupBy('m.discountCode')
      .orderBy('count(*)', 'DESC')
      .addOrderBy('m.discountCode')
      .limit(MAX_ROWS)
      .getRawMany<Text<'code' | 'paid' | 'revenue' | 'discount'>>();
    return rows.map(({ code, paid, revenue, discount }) => ({
      code,
      paid: Number(paid),
      revenue: poundsOf(Number(revenue)),
      discount: poundsOf(Number(discount)),
    }));
  }

  async #partners(from: string): Promise<Analytics['partners']> {
    const rows = await this.#since('orderedAt', from)
      .andWhere('m.partnerRef IS NOT NULL')
      .select('m.partnerRef', 'refCode')
      .addSelect('count(*)', 'orders')
      .addSelect('count(m.paidAt)', 'paid')
      .addSelect('sum(m.paidPence - m.refundedPence)', 'revenue')
      .groupBy('m.partnerRef')
      .orderBy('count(*)', 'DESC')
      .addOrderBy('m.partnerRef')
      .limit(MAX_ROWS)
      .getRawMany<Text<'refCode' | 'orders' | 'paid' | 'revenue'>>();
    return rows.map(({ refCode, orders, paid, revenue }) => ({
      refCode,
      orders: Number(orders),
      paid: Number(paid),
      revenue: poundsOf(Number(revenue)),
    }));
  }
}

/** Who has submitted has answered every question, whatever was skipped. */
const REACHED: Readonly<Record<FunnelStage, string>> = {
  'signed-up': 'true',
  verified: 'm.verifiedAt IS NOT NULL',
  ...(Object.fromEntries(
    FUNNEL_STAGES.flatMap((stage) => {
      const [, question] = /^answered-(\d)$/.exec(stage) ?? [];
      return question === undefined ? [] : [[stage, `(m.answered >= ${question} OR m.submittedAt IS NOT NULL)`]];
    }),
  ) as Record<Extract<FunnelStage, `answered-${string}`>, string>),
  submitted: 'm.submittedAt IS NOT NULL',
  checkout: 'm.orderedAt IS NOT NULL',
  paid: 'm.paidAt IS NOT NULL',
  sent: 'm.sentAt IS NOT NULL',
  signed: 'm.signedAt IS NOT NULL',
};

const datesBetween = (from: string, to: string): readonly string[] =>
  Array.from({ length: Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1 }, (_, day) =>
    new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const rounded = (hours: number | null | undefined): number | null =>
  hours === null || hours === undefined ? null : Math.round(hours * 10) / 10;
