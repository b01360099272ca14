import { endpoint, TEAM } from '../endpoint.ts';
import { Id } from '../primitives.ts';
import { z } from '../zod.ts';

export const DocumentName = z.enum([
  'will',
  'cover-letter',
  'explanation',
  'signing-sheet',
  'executors-sheet',
  'funeral-wishes',
  'reasons',
  'list-of-things',
]);
export type DocumentName = z.infer<typeof DocumentName>;

/** Large print is 18 point and says the same. */
export const PrintEdition = z.enum(['standard', 'large-print']);
export type PrintEdition = z.infer<typeof PrintEdition>;

export const DocumentKind = z.enum(['draft', 'final']);
export type DocumentKind = z.infer<typeof DocumentKind>;

export const WillDocuments = z.object({ versionCode: z.string(), documents: z.array(DocumentName) });
export type WillDocuments = z.infer<typeof WillDocuments>;

const name = z.object({ name: DocumentName });
const edition = z.optional(PrintEdition);
/** `html` is the explanation as a page for the screen; the others are made for paper. */
const format = z.optional(z.enum(['pdf', 'html']));

/** The documents of the finished will; 404 until it is sent. */
export const getWillDocuments = endpoint({
  method: 'GET',
  path: '/api/will/documents',
  audience: 'customer',
  status: 200,
  response: WillDocuments,
});

/** Of the newest version, or of the one named: while a newer one waits to be signed, an earlier one is still the will. */
export const getWillDocument = endpoint({
  method: 'GET',
  path: '/api/will/documents/:name',
  audience: 'customer',
  params: name,
  query: z.object({ edition, format, version: z.optional(z.string()) }),
  status: 200,
  response: z.unknown(),
});

const kind = z.optional(DocumentKind);

/** The documents of an order's will, of its draft unless the final is asked for. */
export const getOrderDocuments = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/documents',
  audience: TEAM,
  params: z.object({ id: Id }),
  query: z.object({ kind }),
  status: 200,
  response: WillDocuments,
});

/** A final is refused like the final will: while it is not paid for, and while a flag blocks it. */
export const getOrderDocument = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/documents/:name',
  audience: TEAM,
  params: z.object({ id: Id, name: DocumentName }),
  query: z.object({ kind, edition, format }),
  status: 200,
  response: z.unknown(),
});

/** The finished will as PDF, the newest or the version named; 404 until it is sent. Answers with a file, so its response has no JSON shape. */
export const willPdf = endpoint({
  method: 'GET',
  path: '/api/will/document.pdf',
  audience: 'customer',
  query: z.object({ version: z.optional(z.string()) }),
  status: 200,
  response: z.unknown(),
});
