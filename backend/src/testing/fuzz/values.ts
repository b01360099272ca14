import fc from 'fast-check';

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly in?: Schema;
  readonly valueType?: Schema;
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
};
/** The part of a zod schema that is read here. */
export type Schema = { readonly _zod: { readonly def: object } };

const TEXTS = [
  '',
  ' ',
  'Jane Roe',
  'jane@example.test',
  'BA1 1AA',
  '1975-03-27',
  '2026-02-30',
  'yes',
  'EXIT10',
  '\u0000',
  '\ud800',
  '\u202e',
  '\u{1f600}',
  '李',
  "' OR 1=1 --",
  '%_',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  '1e400',
  'x'.repeat(301),
  'x'.repeat(5_000),
  '00000000-0000-4000-8000-000000000000',
];
const NUMBERS = [0, -0, -1, 1, 10, 11, 33.3, 100, 1e21, -1e308, 1e308, Number.MAX_SAFE_INTEGER + 1, Number.MIN_VALUE];

const deep = (levels: number): unknown => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 1);

export const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }), fc.uuid());

/** Anything, as long as JSON can say it. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(null, true, false, [], {}, deep(40), deep(2_000), JSON.parse('{"__proto__":{"role":"admin"}}')),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that nearly fit: each part is as the schema says, or sometimes anything else. */
export function nearly(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema._zod.def as Def) }, { weight: 1, arbitrary: anything });
}

function fitting(def: Def): fc.Arbitrary<unknown> {
  const inner = def.innerType ?? def.in;
  if (inner) return def.type === 'optional' ? fc.option(nearly(inner), { nil: undefined, freq: 3 }) : nearly(inner);
  if (def.shape) return record(def.shape);
  if (def.type === 'array' && def.element) return fc.array(nearly(def.element), { maxLength: 12 });
  if (def.options) return fc.oneof(...def.options.map(nearly));
  if (def.valueType) return fc.dictionary(text, nearly(def.valueType), { maxKeys: 4 });
  if (def.entries) return fc.constantFrom(...Object.values(def.entries));
  if (def.values) return fc.constantFrom(...def.values);
  return LEAVES[def.type] ?? anything;
}

const LEAVES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: text,
  number: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.constantFrom(...NUMBERS)),
  int: fc.integer(),
  boolean: fc.boolean(),
  null: fc.constant(null),
  undefined: fc.constant(undefined),
};

const record = (shape: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> =>
  fc
    .record(Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, nearly(part)])))
    .chain((value) =>
      fc.oneof(
        { weight: 6, arbitrary: fc.constant(value) },
        { weight: 1, arbitrary: fc.dictionary(text, anything, { maxKeys: 3 }).map((extra) => ({ ...value, ...extra })) },
      ),
    );
