import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { HistoryEntry, HistoryNames } from '@willow/contracts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { type Details, GetCustomer, SignedUpBeside } from '../../customers/index.ts';
import { GetOperatorNames, type NamedOperator } from '../../operators/index.ts';
import { detailsOf } from '../details-of.ts';
import { openedUntil, type Reader } from '../opened.ts';
import { openSentenceOf, sentenceOf } from '../sentences/sentence-of.ts';
import { type FactsOfOrder, type OrderFactEntry, OrderFacts } from './order-facts.ts';

type Known = FactsOfOrder & { readonly operators: ReadonlyMap<string, NamedOperator>; readonly names: HistoryNames };

type CustomerAccount = { readonly status: string; readonly details: Pick<Details, 'fullName'> | null } | null;

/** Somebody else typed these with the customer's address, and never proved that it is theirs. */
const NOT_PROVEN: string = SignedUpBeside.type;

const OPERATOR = 'operator:';

/** Who did it, and whom it names. */
const operatorsIn = ({ actor, data }: OrderFactEntry): readonly string[] =>
  [actor, namedIn(data) ?? ''].filter((each) => each.startsWith(OPERATOR));

const namedIn = (data: object): string | null => ('operatorId' in data ? `${OPERATOR}${String(data.operatorId)}` : null);

function namesFor(account: CustomerAccount, facts: readonly OrderFactEntry[], reader: Reader, now: Date): HistoryNames {
  // Before the address is proven there is no name that is known to be the customer's.
  const customer = account?.details?.fullName ?? null;
  if (customer === null && account?.status !== 'unverified') return { state: 'erased', until: null, customer };
  if (reader.role !== 'auditor') return { state: 'open', until: null, customer };
  const until = openedUntil(facts, reader, now);
  return until ? { state: 'open', until: until.toISOString(), customer } : { state: 'sealed', until: null, customer: null };
}

/** `now` and `after` are those of the request. */
type Look = { readonly reader: Reader; readonly now: Date; readonly after: Position | null };
export type Reading = Look & { readonly orderId: string };
export type CustomerReading = Look & { readonly customerId: string };
type Told = FactsOfOrder & { readonly teller: Teller };

/** The facts of an order, with what tells them to this reader. */
@Injectable()
export class Tellers {
  constructor(
    private readonly orderFacts: OrderFacts,
    private readonly queries: QueryBus,
  ) {}

  /** Throws OrderUnknown. */
  async of(reading: Reading): Promise<Told> {
    return this.#told(await this.orderFacts.of(reading.orderId, reading.after), reading);
  }

  async ofCustomer(reading: CustomerReading): Promise<Told> {
    return this.#told(await this.orderFacts.ofCustomer(reading.customerId, reading.after), reading);
  }

  async #told({ customerId, facts }: FactsOfOrder, { reader, now }: Look): Promise<Told> {
    const [customer, operators] = await Promise.all([
      this.queries.execute(new GetCustomer(customerId)),
      this.queries.execute(new GetOperatorNames(facts.flatMap(operatorsIn))),
    ]);
    const names = namesFor(customer, facts, reader, now);
    return { customerId, facts, teller: new Teller({ customerId, facts, operators, names }) };
  }
}

/** Says each fact as this reader may read it. */
export class Teller {
  readonly names: HistoryNames;
  readonly #customerId: string;
  readonly #operators: Known['operators'];
  readonly #facts: ReadonlyMap<string, OrderFactEntry>;

  constructor({ customerId, facts, operators, names }: Known) {
    this.names = names;
    this.#customerId = customerId;
    this.#operators = operators;
    this.#facts = new Map(facts.map((fact) => [fact.id, fact]));
  }

  async entry(fact: OrderFactEntry): Promise<HistoryEntry> {
    const { id, at, part, type, revision, request } = fact;
    const details = this.names.state === 'open' && type !== NOT_PROVEN ? detailsOf(await fact.open()) : [];
    const says = this.#named(fact, details.length > 0 ? openSentenceOf(fact) : sentenceOf(fact));
    return { id, at, part, type, revision, request, who: this.#who(fact), says, details, because: this.#because(fact) };
  }

  #because({ cause }: OrderFactEntry): HistoryEntry['because'] {
    const fact = this.#facts.get(cause);
    return fact ? { id: fact.id, who: this.#who(fact), says: this.#named(fact, openSentenceOf(fact)) } : null;
  }

  /** A colleague by name, where the log has the id alone. */
  #named({ data }: OrderFactEntry, says: string): string {
    const colleague = this.#operators.get(namedIn(data) ?? '');
    return colleague ? says.replace(`operator ${colleague.id}`, () => colleague.name) : says;
  }

  #who({ actor }: OrderFactEntry): string {
    const [kind = '', name = ''] = actor.split(':');
    if (kind === 'customer') return name === this.#customerId ? (this.names.customer ?? 'The customer') : 'Another customer';
    if (kind === 'operator') return this.#operators.get(actor)?.name ?? 'Somebody of the team';
    if (kind === 'provider') return name === 'sendgrid' ? 'The mail provider' : 'The card provider';
    return kind === 'visitor' ? 'A visitor' : `Willow (${name})`;
  }
}
