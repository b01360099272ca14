import { dateInWords, londonDate } from '@willow/contracts';
import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import type { messageFacts } from '../../contact/index.ts';
import type { customerFacts } from '../../customers/index.ts';
import type { erasureFacts } from '../../privacy/index.ts';
import { londonTime } from './sheet.ts';

type Known = FactOf<(typeof customerFacts)[number] | (typeof erasureFacts)[number] | (typeof messageFacts)[number]>;
export const RIGHTS = [
  'DataDownloadRequested',
  'ErasureRequested',
  'ErasureCancelled',
  'ErasureAgreed',
  'ErasureDeclined',
  'ErasureBegun',
  'ErasureCompleted',
  'MessageErased',
] as const satisfies readonly Known['type'][];
export type Right = Extract<Known, { type: (typeof RIGHTS)[number] }>;
type Table = { readonly [T in Right['type']]: (data: Extract<Right, { type: T }>['data']) => string };

const said: Table = {
  DataDownloadRequested: ({ format }) => `Copy of everything given (${format})`,
  ErasureRequested: ({ dueAt }) => `Erasure asked for, not before ${dateInWords(londonDate(Date.parse(dueAt)))}`,
  ErasureCancelled: () => 'Erasure called off by the customer',
  ErasureAgreed: () => 'Erasure of a paid will agreed to',
  ErasureDeclined: () => 'Erasure declined, with a reason that is sealed',
  ErasureBegun: () => 'Erasure begun',
  ErasureCompleted: () => 'Erasure done: the keys are destroyed',
  MessageErased: () => 'Message erased: its key is destroyed',
};

export const RIGHTS_HEADINGS = ['When (London)', 'What', 'Done by', 'Customer or message ID'] as const;

/** In the order of the log; `requests`: every request for erasure there was, which tell whose an erasure is. */
export function rightsRows(
  facts: readonly Recorded<Right>[],
  requests: readonly Recorded<Right>[],
  nameOf: (actor: string) => string,
): readonly (readonly string[])[] {
  const customers = new Map(requests.flatMap(({ stream, data }) => ('customerId' in data ? [[stream, data.customerId] as const] : [])));
  return facts.map((fact) => {
    const says = said[fact.type] as (data: Right['data']) => string;
    const { actor, occurredAt } = fact.metadata;
    return [londonTime(occurredAt), says(fact.data), nameOf(actor), customers.get(fact.stream) ?? streamIdOf(fact)];
  });
}
