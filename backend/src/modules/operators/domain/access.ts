import { ExportedList, ExportPurpose, Sheet } from '@willow/contracts';
import { z } from 'zod';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

/** `pair`: what the two wills of a couple say together. `sheet`: a document that goes with the will. `moment`: how things stood at an entry of the history. `evidence`: a file that answers a dispute. */
const Viewed = z.enum(['details', 'draft', 'final', 'sheet', 'flags', 'changes', 'pair', 'history', 'moment', 'evidence']);
export type Viewed = z.infer<typeof Viewed>;

/** All its answers, or its text. */
const SHOW_THE_WILL: ReadonlySet<Viewed> = new Set(['details', 'draft', 'final']);

export const showsTheWill = (what: Viewed): boolean => SHOW_THE_WILL.has(what);

/** Whoever opened nothing else has not read the will, whatever its version is called. */
export const showsTheText = (what: Viewed): boolean => what === 'draft' || what === 'final';

/** `version`: the tag of what was shown; of a history, the newest entry that was. */
const Look = z.object({ what: Viewed, version: z.string() });
export type Look = z.infer<typeof Look>;

/** One thing of an order was opened, again each time. Written until `OrderOpened` came, and read for ever. */
export const RecordViewed = defineFact('RecordViewed', {
  data: z.object({ orderId: z.string(), ...Look.shape }),
});

/** What was opened of an order at once; what the same person had opened in this visit before is left out. */
export const OrderOpened = defineFact('OrderOpened', {
  data: z.object({ orderId: z.string(), opened: z.array(Look).min(1) }),
});

/** `page`: the customer's whole story on one page. `history`: an earlier page of what happened. Its customer may have no order. */
export const CustomerViewed = defineFact('CustomerViewed', {
  data: z.object({ customerId: z.string(), what: z.enum(['page', 'history']) }),
});

/** A list that names people was opened or searched. The search words are not recorded. */
export const ListViewed = defineFact('ListViewed', {
  data: z.object({ list: z.enum(['customers', 'messages', 'call_backs', 'referrals', 'erasures']) }),
});
export type ViewedList = FactOf<typeof ListViewed>['data']['list'];

/** A list was taken away as a file; recorded before the file is offered. */
export const ListExported = defineFact('ListExported', {
  data: z.object({ list: ExportedList, rows: z.number().int(), purpose: ExportPurpose }),
});

/** What an auditor took away as a sheet, of certain days in London or of all; recorded before the file is offered. */
export const SheetExported = defineFact('SheetExported', {
  data: z.object({
    sheet: Sheet,
    from: z.string().nullable(),
    to: z.string().nullable(),
    rows: z.number().int(),
    purpose: ExportPurpose,
  }),
});

/** The facts of one order were taken away as a file, with proofs; recorded before the file is made. */
export const OrderExported = defineFact('OrderExported', { data: z.object({ orderId: z.string(), purpose: ExportPurpose }) });

/** The whole log was verified because somebody asked; `facts`: how many were found to follow from one another. */
export const LogVerified = defineFact('LogVerified', {
  data: z.object({ facts: z.number().int(), verdict: z.enum(['as_signed', 'changed', 'cannot_tell']) }),
});

export const accessFacts = [
  RecordViewed,
  OrderOpened,
  CustomerViewed,
  ListViewed,
  ListExported,
  SheetExported,
  OrderExported,
  LogVerified,
] as const;
export type AccessFact = FactOf<(typeof accessFacts)[number]>;

type OrderLook = FactOf<typeof RecordViewed> | FactOf<typeof OrderOpened>;

/** What was opened of which order, whichever way it was written down; null when the fact is about something else. */
export function looksIn(fact: OrderLook | AccessFact): { readonly orderId: string; readonly opened: readonly Look[] } | null {
  if (fact.type === 'OrderOpened') return fact.data;
  if (fact.type === 'RecordViewed') return { orderId: fact.data.orderId, opened: [fact.data] };
  return null;
}
