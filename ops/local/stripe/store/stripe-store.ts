import { openJournal } from '../../kit/journal.ts';
import type { Collections, Name } from './collections.ts';

type Put = { readonly [N in Name]: readonly [N, Collections[N]] }[Name];
type Maps = { readonly [N in Name]: Map<string, Collections[N]> };

export type View = {
  readonly get: <N extends Name>(name: N, id: string) => Collections[N] | undefined;
  readonly all: <N extends Name>(name: N) => readonly Collections[N][];
};

/** They become visible, and durable, together. */
export type Change = Pick<View, 'get'> & {
  readonly put: (...put: Put) => void;
  readonly commit: () => void;
};

export type Store = View & {
  readonly begin: () => Change;
  readonly onCommit: (listener: (puts: readonly Put[]) => void) => void;
  readonly close: () => void;
};

/** In memory, and in one journal line per change when there is a file. */
export function openStore(path?: string): Store {
  const journal = openJournal<readonly Put[]>(path);
  const maps = emptyMaps();
  const listeners: ((puts: readonly Put[]) => void)[] = [];
  journal.replay((puts) => puts.forEach((put) => apply(maps, put)));
  const save = (puts: readonly Put[]): void => {
    if (puts.length === 0) return;
    journal.append(puts);
    for (const put of puts) apply(maps, put);
    for (const listener of listeners) listener(puts);
  };
  return {
    get: (name, id) => maps[name].get(id),
    all: (name) => [...maps[name].values()],
    begin: () => beginChange(maps, save),
    onCommit: (listener) => void listeners.push(listener),
    close: journal.close,
  };
}

function beginChange(maps: Maps, save: (puts: readonly Put[]) => void): Change {
  const changed = emptyMaps();
  const puts = new Map<string, Put>();
  return {
    get: (name, id) => changed[name].get(id) ?? maps[name].get(id),
    put: (...put) => {
      puts.set(`${put[0]} ${put[1].id}`, put);
      apply(changed, put);
    },
    commit: () => save([...puts.values()]),
  };
}

const emptyMaps = (): Maps => ({
  payment_methods: new Map(),
  payment_intents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  early_fraud_warnings: new Map(),
  authentications: new Map(),
  settlements: new Map(),
  events: new Map(),
  deliveries: new Map(),
  idempotency_keys: new Map(),
});

function apply(maps: Maps, [name, object]: Put): void {
  (maps[name] as Map<string, typeof object>).set(object.id, object);
}
