import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataDetails, type DataEntry } from '@willow/contracts';
import { LeftOut, tell, type Telling } from './event-sourcing/core/tell.ts';
import type { Fact } from './event-sourcing/core/fact.ts';
import { allFacts, type FactName } from './facts.ts';
import { messageTelling } from './modules/contact/domain/message.data.ts';
import { coupleTelling } from './modules/couples/domain/couple.data.ts';
import { customerTelling } from './modules/customers/domain/customer.data.ts';
import { deliveryTelling } from './modules/deliveries/domain/delivery.data.ts';
import { orderTelling } from './modules/orders/domain/order.data.ts';
import { erasureTelling } from './modules/privacy/domain/erasure.data.ts';
import { inviteeTelling, receivedTelling, sentTelling } from './modules/referrals/domain/referral.data.ts';
import { willTelling } from './modules/wills/domain/will.data.ts';

const OWN = {
  ...customerTelling,
  ...willTelling,
  ...orderTelling,
  ...sentTelling,
  ...inviteeTelling,
  ...coupleTelling,
  ...messageTelling,
  ...deliveryTelling,
  ...erasureTelling,
};

const HASHED = 'kept under a keyed hash of the address, so that it is had by one account: the account itself has the address';
const OF_THE_CODE = 'counts how often a code was used; that the customer used it is told with the order';
const OF_PARTNERS = 'about somebody who sends us customers; by which code a customer came is told with the account and the order';
const OF_THE_TEAM = 'about somebody of our team, who has rights of their own';
const OF_US = 'about the product, and nobody who uses it';
/** Facts that are on no stream of a customer's, and why nothing of them is in the copy. A new one that stands nowhere does not compile. */
const ELSEWHERE: Readonly<Record<Exclude<FactName, keyof typeof OWN>, string>> = {
  EmailReserved: HASHED,
  EmailReleased: HASHED,
  DiscountCodeCreated: OF_US,
  DiscountCodeActivated: OF_US,
  DiscountCodeDeactivated: OF_US,
  DiscountCodeLimited: OF_US,
  DiscountUseHeld: OF_THE_CODE,
  DiscountUseReleased: OF_THE_CODE,
  DiscountUsed: OF_THE_CODE,
  PartnerCreated: OF_PARTNERS,
  PartnerUpdated: OF_PARTNERS,
  PartnerRateChanged: OF_PARTNERS,
  PartnerActivated: OF_PARTNERS,
  PartnerDeactivated: OF_PARTNERS,
  PartnerDeleted: OF_PARTNERS,
  RefCodeAssigned: OF_PARTNERS,
  OperatorCreated: OF_THE_TEAM,
  OperatorInvited: OF_THE_TEAM,
  InvitationAccepted: OF_THE_TEAM,
  OperatorRoleChanged: OF_THE_TEAM,
  OperatorEnabled: OF_THE_TEAM,
  PasswordChanged: OF_THE_TEAM,
  PasswordResetRequested: OF_THE_TEAM,
  PasswordReset: OF_THE_TEAM,
  OperatorSessionsEnded: OF_THE_TEAM,
  OperatorLoggedIn: OF_THE_TEAM,
  OperatorLoginFailed: OF_THE_TEAM,
  OperatorDisabled: OF_THE_TEAM,
  SecondFactorProposed: OF_THE_TEAM,
  SecondFactorEnrolled: OF_THE_TEAM,
  SecondFactorReset: OF_THE_TEAM,
  PasskeyAdded: OF_THE_TEAM,
  PasskeyRenamed: OF_THE_TEAM,
  PasskeyRemoved: OF_THE_TEAM,
  PasskeyUsed: OF_THE_TEAM,
  PasskeyCounterWentBack: OF_THE_TEAM,
  RecordViewed: OF_THE_TEAM,
  OrderOpened: OF_THE_TEAM,
  CustomerViewed: OF_THE_TEAM,
  ListViewed: OF_THE_TEAM,
  ListExported: OF_THE_TEAM,
  SheetExported: OF_THE_TEAM,
  OrderExported: OF_THE_TEAM,
  LogVerified: OF_THE_TEAM,
  WordingApproved: OF_US,
  LaunchItemConfirmed: OF_US,
  LaunchItemReopened: OF_US,
  SubscriptionsRewound: OF_US,
  JobRetryRequested: OF_US,
  JobSkipRequested: OF_US,
  ParkedRetryRequested: OF_US,
  ParkedSkipRequested: OF_US,
  NoticePublished: OF_US,
  NoticeWithdrawn: OF_US,
  PaymentsPaused: OF_US,
  PaymentsResumed: OF_US,
  ReviewTargetSet: OF_US,
  PreparedAnswerSaved: OF_US,
  PreparedAnswerRemoved: OF_US,
  ComponentDegraded: OF_US,
  ComponentRecovered: OF_US,
};

const MODULES = join(import.meta.dirname, 'modules');
/** The newest shape of each fact. */
const samples = new Map(
  readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .flatMap((path) => {
      const type = /\/history\/(\w+)\.\d+\.json$/.exec(path)?.[1];
      return type ? [[type, JSON.parse(readFileSync(join(MODULES, path), 'utf8')) as Pick<Fact, 'data' | 'personal'>] as const] : [];
    }),
);
const metadata = { occurredAt: '2026-11-23T10:00:00.000Z' };
const SIGNUP = '0197f0a0-0000-7000-8000-000000000001';
const tellings = [
  customerTelling,
  willTelling,
  orderTelling,
  sentTelling,
  receivedTelling,
  inviteeTelling,
  messageTelling,
  deliveryTelling,
  erasureTelling,
];
const entries = tellings.flatMap((telling) =>
  Object.entries<unknown>(telling).map(([type, entry]) => ({ type, entry, telling: telling as unknown as Telling<Fact, Told, object> })),
);
type Told = Pick<DataEntry, 'says' | 'details'>;
type Entry = (typeof entries)[number];

const toldOf = ({ type, telling }: Entry): DataEntry =>
  tell(telling, [{ type, ...samples.get(type)!, metadata }], { ownSignups: new Set([SIGNUP]), isOwn: true })[0]!;
const leaves = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

const told = entries.filter(({ entry }) => !(entry instanceof LeftOut)).map((entry) => [entry.type, entry] as const);

describe('the copy of everything that is held about a customer (C-478, AM-7)', () => {
  it('tells every fact there is, or there is a reason why not', () => {
    expect(allFacts.map(({ type }) => type).filter((type) => !(type in OWN) && !(type in ELSEWHERE))).toEqual([]);
    expect(Object.keys(ELSEWHERE).filter((type) => type in OWN)).toEqual([]);
    const reasons = entries.flatMap(({ entry }) => (entry instanceof LeftOut ? [entry.why] : []));
    for (const why of [...reasons, ...Object.values(ELSEWHERE)]) expect(why).toMatch(/\w+ \w+/);
  });

  it.each(told)('%s: all that is sealed is opened, or it says that something is held back', (_, entry) => {
    const { says, details } = toldOf(entry);
    expect(says).toMatch(/^[A-Z].*\.$/);
    const opened = leaves(DataDetails.parse(details ?? {}));
    const sealed = leaves(samples.get(entry.type)!.personal ?? {});
    expect(sealed.filter((words) => opened.includes(words))).toEqual(details?.heldBack ? [] : sealed);
  });

  it.each(told)('%s: has no secret, no id of ours, and nobody of our team', (_, entry) => {
    const { data } = samples.get(entry.type)!;
    const isOurs = ([key, value]: readonly [string, unknown]): boolean => /Hash$|Id$|^by$|^key$|^tag$/.test(key) && value !== null;
    const ours = Object.entries(data)
      .filter(isOurs)
      .flatMap(([, value]) => leaves(value));
    // What the card provider calls a payment is the customer's to know.
    const details = { ...toldOf(entry).details, paymentReference: undefined };
    expect(leaves(details).filter((detail) => ours.includes(detail))).toEqual([]);
  });
});
