import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { BodyOf, exportSheet } from '@willow/contracts';
import type { Recorded, RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { FactOf, FactShape } from '../../../event-sourcing/core/fact.ts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { messageFacts } from '../../contact/index.ts';
import { customerFacts } from '../../customers/index.ts';
import { GetOperatorNames, operatorFacts } from '../../operators/index.ts';
import { ListPayouts, orderFacts } from '../../orders/index.ts';
import { erasureFacts } from '../../privacy/index.ts';
import { willFacts } from '../../wills/index.ts';
import { ACCESS_REVIEW_HEADINGS, accessReviewRows } from '../sheets/access-review.ts';
import { APPROVAL_HEADINGS, approvalRows, APPROVING, type Approving, draftKey, proposalKey } from '../sheets/approvals.ts';
import { RIGHTS, rightsRows, RIGHTS_HEADINGS, type Right } from '../sheets/copies-and-erasures.ts';
import { DUTIES, type Duty, DUTY_HEADINGS, dutyRows } from '../sheets/duties.ts';
import { type Days, EVER, LoggedFacts } from '../sheets/logged-facts.ts';
import { type OwnPayment, PAYOUT_HEADINGS, payoutRows } from '../sheets/payouts.ts';
import { type SheetFile, sheetOf } from '../sheets/sheet.ts';

type SheetName = BodyOf<typeof exportSheet>['sheet'];

/** A sheet for an auditor, told from the log itself. Nobody but the team is named. */
export class ExportSheet extends Query<SheetFile> {
  constructor(
    readonly sheet: SheetName,
    readonly days: Days,
  ) {
    super();
  }
}

type OperatorFact = FactOf<(typeof operatorFacts)[number]>;
type Proposal = Extract<FactOf<(typeof willFacts)[number]>, { type: 'ReviewDecisionProposed' }>;
type Charged = Extract<FactOf<(typeof orderFacts)[number]>, { type: 'PaymentSucceeded' | 'DuplicatePaymentReceived' }>;
type Drafted = Extract<FactOf<(typeof willFacts)[number]>, { type: 'DraftGenerated' }>;
type Paid = Extract<FactOf<(typeof orderFacts)[number]>, { type: 'PaymentSucceeded' }>;

const ALL: readonly FactShape[] = [...orderFacts, ...willFacts, ...customerFacts, ...erasureFacts, ...messageFacts];
const named = (types: readonly string[]): readonly FactShape[] => ALL.filter(({ type }) => types.includes(type));

const CHARGED = ['PaymentSucceeded', 'DuplicatePaymentReceived'];
/** An order that cost nothing has none. */
const ownPayment = ({ stream, data: { intentId, amountPence } }: Recorded<Charged>): readonly OwnPayment[] =>
  intentId === null ? [] : [{ intentId, amountPence, orderId: streamIdOf({ stream }) }];

@QueryHandler(ExportSheet)
export class ExportSheetHandler implements IQueryHandler<ExportSheet> {
  constructor(
    private readonly log: LoggedFacts,
    private readonly queries: QueryBus,
  ) {}

  execute({ sheet, days }: ExportSheet): Promise<SheetFile> {
    return this.#sheets[sheet](days);
  }

  readonly #sheets: Readonly<Record<SheetName, (days: Days) => Promise<SheetFile>>> = {
    approvals: async (days) => {
      const [facts, proposals, paid, drafts] = await Promise.all([
        this.log.of<Approving>(named(APPROVING), days),
        this.log.of<Proposal>(named(['ReviewDecisionProposed']), EVER),
        this.log.of<Paid>(named(['PaymentSucceeded']), EVER),
        this.log.of<Drafted>(named(['DraftGenerated']), EVER),
      ]);
      const nameOf = await this.#namesIn([...facts, ...proposals]);
      const beside = {
        nameOf,
        drafts: new Map(drafts.map(({ data }) => [draftKey(data.orderId, data.willRevision), data])),
        paidPence: new Map(paid.map((fact) => [streamIdOf(fact), fact.data.amountPence])),
        proposals: new Map(
          proposals.map(({ stream, revision, metadata, data }) => [
            proposalKey(stream, revision),
            { by: metadata.actor, choice: data.choice },
          ]),
        ),
      };
      return sheetOf(APPROVAL_HEADINGS, approvalRows(facts, beside));
    },
    duties: async (days) => {
      const facts = await this.log.of<Duty>(named(DUTIES), days);
      return sheetOf(DUTY_HEADINGS, dutyRows(facts, await this.#namesIn(facts)));
    },
    'access-review': async (days) => {
      const ever = await this.log.of<OperatorFact>(operatorFacts, { ...days, from: null });
      const facts = days.from === null ? ever : await this.log.of<OperatorFact>(operatorFacts, days);
      const before = ever.slice(0, ever.length - facts.length);
      const people = ever.map(({ stream }) => `operator:${streamIdOf({ stream })}`);
      return sheetOf(ACCESS_REVIEW_HEADINGS, accessReviewRows(facts, before, await this.#namesIn(facts, people)));
    },
    'copies-and-erasures': async (days) => {
      const [facts, requests] = await Promise.all([
        this.log.of<Right>(named(RIGHTS), days),
        this.log.of<Right>(named(['ErasureRequested']), EVER),
      ]);
      return sheetOf(RIGHTS_HEADINGS, rightsRows(facts, requests, await this.#namesIn(facts)));
    },
    payouts: async (days) => {
      const [payouts, ever, lately] = await Promise.all([
        this.queries.execute(new ListPayouts(days)),
        this.log.of<Charged>(named(CHARGED), EVER),
        this.log.of<Charged>(named(CHARGED), days),
      ]);
      return sheetOf(PAYOUT_HEADINGS, payoutRows(payouts, ever.flatMap(ownPayment), lately.flatMap(ownPayment)));
    },
  };

  /** Says actors in words. */
  async #namesIn(facts: readonly Pick<RecordedFact, 'metadata'>[], others: readonly string[] = []): Promise<(actor: string) => string> {
    const actors = [...facts.map(({ metadata }) => metadata.actor), ...others].filter((actor) => actor.startsWith('operator:'));
    const names = await this.queries.execute(new GetOperatorNames(actors));
    return (actor) => {
      if (actor === '') return '';
      const [kind = '', rest = ''] = actor.split(':');
      if (kind === 'operator') return names.get(actor)?.name ?? rest;
      if (kind === 'customer') return 'The customer';
      return kind === 'visitor' ? 'A visitor' : `Willow (${rest})`;
    };
  }
}
