import { isPrinted } from '../printable.ts';
import { z } from '../zod.ts';

export type RuleName =
  | 'married'
  | 'unmarried'
  | 'hasPartner'
  | 'parent'
  | 'namesChild'
  | 'homeowner'
  | 'choosesShares'
  | 'partnerFirst'
  | 'choosesSubstitutes'
  | 'childTakes'
  | 'childrenInherit'
  | 'canRunOut'
  | 'canHaveGrandchildren'
  | 'givesGifts';

export type DatedRule = 'youngChild';

export type LeafKind =
  | 'yes-no'
  | 'tick'
  | 'choice'
  | 'name'
  | 'relationship'
  | 'address'
  | 'contact'
  | 'gift'
  | 'wishes'
  | 'date'
  | 'money'
  | 'percentage'
  | 'count'
  | 'reference'
  | 'instant';

type Shared = {
  /** What the summary calls it. An answer without a label is shown with another one. */
  readonly label?: string;
  /** Without a rule an answer always counts. Once its rule says no it is taken away. */
  readonly liveIf?: RuleName;
  /** Under what rule it is read, where it is kept although it does not count. */
  readonly readIf?: RuleName;
  /** An optional choice, folded away in the form. Without an answer nothing changes. */
  readonly optional?: true;
  /** When a form asks for it and keeps it, where that depends on the day. */
  readonly askedIf?: DatedRule;
};

export type LeafOptions = Shared & {
  readonly words?: (text: string) => string;
  /** Stands in the same line of the summary as the part before it, behind this. */
  readonly joins?: ', ' | ' ';
  /** Begins its line of the summary, before this. */
  readonly leads?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly optionsIf?: Readonly<Record<string, RuleName>>;
  /** The list that the answer follows from: it is not asked for itself. */
  readonly of?: string;
  /** Whether the will can say it. What a proved will should not tell anybody is for us alone. */
  readonly inWill?: false;
  /** It is printed on a sheet that is kept beside the will, and stands in no will. */
  readonly besideWill?: true;
};

export type Leaf<Kind extends LeafKind = LeafKind, Schema extends z.ZodMiniType = z.ZodMiniType> = LeafOptions & {
  readonly kind: Kind;
  readonly schema: Schema;
};

export type Parts = Readonly<Record<string, Leaf>>;

export type Needs<P extends Parts = Parts> = readonly ((keyof P & string) | readonly (keyof P & string)[])[];

export type Group<P extends Parts = Parts, Schema extends z.ZodMiniType = z.ZodMiniType> = Shared & {
  readonly kind: 'group';
  readonly parts: P;
  readonly schema: Schema;
  /** The parts without which it is not kept; of several in one place, one is enough. */
  readonly needs: Needs<P>;
};

export type List<P extends Parts = Parts, Schema extends z.ZodMiniType = z.ZodMiniType> = Shared & {
  readonly kind: 'list';
  readonly parts: P;
  readonly schema: Schema;
  readonly noun: string;
  readonly needs: Needs<P>;
  readonly rows: 0 | 1;
  readonly max: number;
};

export type Field = Leaf | Group | List;

type Row = Readonly<Record<string, unknown>>;
type Needing = Pick<Group | List, 'needs' | 'parts'>;

/** Whether something was answered: 0 is an answer, and a text of which nothing would be printed is none. */
export const isAnswered = (value: unknown, kind?: LeafKind): boolean =>
  value === true || (typeof value === 'number' && !Number.isNaN(value)) || (typeof value === 'string' && isPrinted(value, kind === 'gift'));

/** Whether a group or a row has what it is not kept without. The one answer for wizard, summary and will. */
export const isComplete = ({ needs, parts }: Needing, row: Row): boolean =>
  needs.every((need) => [need].flat().some((part) => isAnswered(row[part], parts[part]?.kind)));

/** Something was said, and not enough to be kept. */
export const isPartial = (field: Needing, row: Row): boolean =>
  !isComplete(field, row) && Object.entries(row).some(([part, value]) => isAnswered(value, field.parts[part]?.kind));
export type Fields = Readonly<Record<string, Field>>;

type SchemasOf<F extends Fields> = { [Key in keyof F]: F[Key]['schema'] };

export const schemasOf = <F extends Fields>(fields: F): SchemasOf<F> =>
  Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema])) as SchemasOf<F>;

export const leaf = <Kind extends LeafKind, Schema extends z.ZodMiniType, const Options extends LeafOptions>(
  kind: Kind,
  schema: Schema,
  options: Options,
): Leaf<Kind, Schema> & Options => ({ ...options, kind, schema });

const groupOf = <P extends Parts>(parts: P) => z.partial(z.object(schemasOf(parts)));

type GroupOptions<P extends Parts> = Shared & { readonly needs?: Needs<P> };

export const group = <P extends Parts>(parts: P, { needs = [], ...options }: GroupOptions<P>) => ({
  ...options,
  kind: 'group' as const,
  parts,
  needs,
  schema: groupOf(parts),
});

type ListOptions<P extends Parts> = GroupOptions<P> & Pick<List, 'noun' | 'rows' | 'max'>;

export const list = <P extends Parts>(parts: P, { needs = [], ...options }: ListOptions<P>) => ({
  ...options,
  kind: 'list' as const,
  parts,
  needs,
  schema: z.array(groupOf(parts)).check(z.maxLength(options.max, `No more than ${options.max} are allowed`)),
});
