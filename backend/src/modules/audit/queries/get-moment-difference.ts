import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { Detail, Difference, Exchange, MomentDifference } from '@willow/contracts';
import { CompareWills } from '../../wills/index.ts';
import { Moments, type Stood } from './moments.ts';
import { type Reading, Tellers } from './teller.ts';

export class GetMomentDifference extends Query<MomentDifference> {
  constructor(
    readonly reading: Reading,
    readonly between: readonly [string, string],
  ) {
    super();
  }
}

@QueryHandler(GetMomentDifference)
export class GetMomentDifferenceHandler implements IQueryHandler<GetMomentDifference> {
  constructor(
    private readonly tellers: Tellers,
    private readonly moments: Moments,
    private readonly queries: QueryBus,
  ) {}

  async execute({ reading, between: [one, other] }: GetMomentDifference): Promise<MomentDifference> {
    const told = { orderId: reading.orderId, ...(await this.tellers.of(reading)) };
    const placeOf = (entry: string): number => told.facts.findIndex(({ id }) => id === entry);
    const [from, to] = placeOf(one) <= placeOf(other) ? [one, other] : [other, one];
    const [earlier, later] = await Promise.all([this.moments.at(told, from), this.moments.at(told, to)]);
    return {
      earlier: await told.teller.entry(earlier.fact),
      later: await told.teller.entry(later.fact),
      names: told.teller.names,
      differences: [...sections(earlier, later)].flatMap(([about, was, is]) => differencesIn(about, was, is)),
      ...(await this.#meaning(earlier, later)),
    };
  }

  async #meaning({ will: was }: Stood, { will: is }: Stood): Promise<Pick<MomentDifference, 'changes' | 'notCompared'>> {
    if (!was.drafted) return { changes: [], notCompared: was.reason };
    if (!is.drafted) return { changes: [], notCompared: is.reason };
    const compared = await this.queries.execute(new CompareWills(was.drafted.input, is.drafted.input));
    return compared.ok ? { changes: compared.value, notCompared: null } : { changes: [], notCompared: compared.refused.reason };
  }
}

function* sections(was: Stood, is: Stood): Generator<readonly [string, readonly Detail[], readonly Detail[]]> {
  yield ['Order', was.order, is.order];
  yield ['The customer’s details', was.details, is.details];
  yield* titled(was.correspondence, is.correspondence);
  yield* titled(byQuestion(was), byQuestion(is));
}

const byQuestion = ({ answers }: Stood): Exchange[] => answers.map(({ question: title, rows }) => ({ title, rows }));

function* titled(was: readonly Exchange[], is: readonly Exchange[]): Generator<readonly [string, readonly Detail[], readonly Detail[]]> {
  const rowsOf = (all: readonly Exchange[], title: string): readonly Detail[] => all.find((each) => each.title === title)?.rows ?? [];
  for (const title of new Set([...was, ...is].map((each) => each.title))) yield [title, rowsOf(was, title), rowsOf(is, title)];
}

function differencesIn(about: string, was: readonly Detail[], is: readonly Detail[]): Difference[] {
  const valueIn = (rows: readonly Detail[], label: string): string | null => rows.find((row) => row.label === label)?.value ?? null;
  return [...new Set([...was, ...is].map(({ label }) => label))]
    .map((label) => ({ about, label, before: valueIn(was, label), after: valueIn(is, label) }))
    .filter(({ before, after }) => before !== after);
}
