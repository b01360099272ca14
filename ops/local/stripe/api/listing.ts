import type { FormFields } from './form-body.ts';
import { noSuch } from './errors.ts';
import { list, nested, oneOf, positiveInteger, readParameters, text, type Reader } from './parameters.ts';

const range = nested({ gt: positiveInteger, gte: positiveInteger, lt: positiveInteger, lte: positiveInteger });

/** A range, or one exact second. */
const created: Reader<ReturnType<typeof range>> = (value, name) => {
  if (typeof value !== 'string') return range(value, name);
  const second = positiveInteger(value, name);
  return { gte: second, lte: second };
};

const LIST_PARAMETERS = {
  limit: positiveInteger,
  starting_after: text,
  ending_before: text,
  created,
  expand: list,
};

type Listed = { readonly id: string; readonly created: number };

type Page<Item> = { readonly object: 'list'; readonly url: string; readonly has_more: boolean; readonly data: readonly Item[] };

/** Newest first. */
export function pageOf<Item extends Listed>(oldestFirst: readonly Item[], url: string, query: FormFields): Page<Item> {
  const { limit = 10, starting_after, ending_before, created: wanted = {} } = readParameters(pick(query), LIST_PARAMETERS);
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted;
  const items = oldestFirst
    .filter((item) => item.created > gt && item.created >= gte && item.created < lt && item.created <= lte)
    .toReversed();
  const size = Math.min(limit, 100);
  if (ending_before !== undefined) {
    const before = items.slice(0, indexOf(items, ending_before, 'ending_before'));
    return { object: 'list', url, has_more: before.length > size, data: before.slice(-size) };
  }
  const rest = starting_after === undefined ? items : items.slice(indexOf(items, starting_after, 'starting_after') + 1);
  return { object: 'list', url, has_more: rest.length > size, data: rest.slice(0, size) };
}

export function readListParameters<S extends Readonly<Record<string, Reader<unknown>>>>(query: FormFields, own: S) {
  return readParameters(query, { ...LIST_PARAMETERS, ...own });
}

export const deliverySuccess = oneOf('true', 'false');

function pick(query: FormFields): FormFields {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name in LIST_PARAMETERS));
}

function indexOf(items: readonly Listed[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) throw noSuch('object', id, param);
  return index;
}
