import { createReader, QueryError, tokenise, unexpected, type Reader } from './query-tokens.ts';

export type ActivityRecord = {
  readonly fields: Readonly<Record<string, string>>;
  readonly categories: readonly string[];
  readonly unique_args: Readonly<Record<string, string>>;
};

type Matches = (record: ActivityRecord) => boolean;

/**
 * The query language of SendGrid's Email Activity: comparisons such as `to_email="a@b.uk"` or `unique_args['key']="value"`, LIKE, IN,
 * BETWEEN and Contains, joined with AND, OR, NOT and parentheses.
 */
export function parseActivityQuery(query: string): Matches {
  const reader = createReader(tokenise(query));
  const matches = readEither(reader);
  if (reader.peek()) throw unexpected(reader.peek());
  return matches;
}

function readEither(reader: Reader): Matches {
  let left = readBoth(reader);
  while (reader.takes('OR')) {
    const [first, second] = [left, readBoth(reader)];
    left = (record) => first(record) || second(record);
  }
  return left;
}

function readBoth(reader: Reader): Matches {
  let left = readOne(reader);
  while (reader.takes('AND')) {
    const [first, second] = [left, readOne(reader)];
    left = (record) => first(record) && second(record);
  }
  return left;
}

function readOne(reader: Reader): Matches {
  if (reader.takes('NOT')) {
    const inner = readOne(reader);
    return (record) => !inner(record);
  }
  if (reader.takes('(')) {
    const inner = readEither(reader);
    reader.demand(')');
    return inner;
  }
  return reader.takes('CONTAINS') ? readContains(reader) : readComparison(reader);
}

function readContains(reader: Reader): Matches {
  reader.demand('(');
  reader.demand('CATEGORIES');
  reader.demand(',');
  const wanted = reader.next('text');
  reader.demand(')');
  return ({ categories }) => categories.includes(wanted);
}

function readComparison(reader: Reader): Matches {
  const value = readField(reader);
  const negated = reader.takes('NOT');
  const compare = readOperator(reader);
  return (record) => {
    const actual = value(record);
    return negated !== (actual !== undefined && compare(actual));
  };
}

function readField(reader: Reader): (record: ActivityRecord) => string | undefined {
  const name = reader.next('word').toLowerCase();
  if (name !== 'unique_args') return ({ fields }) => fields[name];
  reader.demand('[');
  const key = reader.next('text');
  reader.demand(']');
  return ({ unique_args }) => (Object.hasOwn(unique_args, key) ? unique_args[key] : undefined);
}

function readOperator(reader: Reader): (actual: string) => boolean {
  if (reader.takes('LIKE')) return like(reader.next('text'));
  if (reader.takes('IN')) return among(reader);
  if (reader.takes('BETWEEN')) {
    const low = readValue(reader);
    reader.demand('AND');
    const high = readValue(reader);
    return (actual) => actual >= low && actual <= high;
  }
  const operator = reader.next('symbol');
  const wanted = readValue(reader);
  const test = COMPARE[operator];
  if (!test) throw new QueryError(`unexpected operator ${operator}`);
  return (actual) => test(actual, wanted);
}

const COMPARE: Readonly<Record<string, (actual: string, wanted: string) => boolean>> = {
  '=': (actual, wanted) => actual === wanted,
  '!=': (actual, wanted) => actual !== wanted,
  '>': (actual, wanted) => actual > wanted,
  '<': (actual, wanted) => actual < wanted,
  '>=': (actual, wanted) => actual >= wanted,
  '<=': (actual, wanted) => actual <= wanted,
};

function readValue(reader: Reader): string {
  reader.takes('TIMESTAMP');
  return reader.next('text');
}

function among(reader: Reader): (actual: string) => boolean {
  reader.demand('(');
  const values = [reader.next('text')];
  while (reader.takes(',')) values.push(reader.next('text'));
  reader.demand(')');
  return (actual) => values.includes(actual);
}

function like(pattern: string): (actual: string) => boolean {
  const parts = pattern.split('%').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const expression = new RegExp(`^${parts.join('.*')}$`, 'is');
  return (actual) => expression.test(actual);
}
