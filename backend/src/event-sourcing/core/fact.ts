/** A zod schema fits; so `core` need not import zod. */
export type Schema<T> = { parse(input: unknown): T };

/**
 * Something that happened. `data` is kept in clear, `personal` is sealed under the stream's own key before it is stored.
 * `personal` is null when the fact has none, and also when the key was destroyed (erasure).
 */
export type Fact<T extends string = string, D = object, P = object | null> = {
  readonly type: T;
  readonly data: D;
  readonly personal: P | null;
};

export type Upcast = (payload: { data: object; personal: unknown }) => { data: object; personal: unknown };

export type FactDefinition<T extends string = string, D = unknown, P = unknown> = {
  readonly type: T;
  readonly data: Schema<D>;
  readonly personal: Schema<P> | null;
  /** From schema version n to n + 1, oldest first; the current version is their number plus one. */
  readonly upcasts: readonly Upcast[];
  of(data: D, ...personal: null extends P ? [] : [P]): Fact<T, D, P>;
};

/** What the codec needs: definitions of different facts fit into one list. */
export type FactShape = Omit<FactDefinition, 'of'>;

type Definition<D, P> = { data: Schema<D>; personal?: Schema<P>; upcasts?: readonly Upcast[] };

export function defineFact<const T extends string, D, P = null>(type: T, definition: Definition<D, P>): FactDefinition<T, D, P> {
  return {
    type,
    data: definition.data,
    personal: definition.personal ?? null,
    upcasts: definition.upcasts ?? [],
    of: (data, ...personal) => ({ type, data, personal: personal[0] ?? null }),
  };
}

export type FactOf<Definition> =
  Definition extends FactDefinition<infer T, infer D extends object, infer P extends object | null> ? Fact<T, D, P> : never;
