import { endpoint } from '../endpoint.ts';
import { Id } from '../primitives.ts';
import { z } from '../zod.ts';

/** The papers of a will: the will itself, and the sheets that go with it. Each is a document of its own. */
export const WillPaper = z.enum(['will', 'cover-letter', 'explanation', 'signing-sheet', 'executors-sheet', 'funeral-wishes']);
export type WillPaper = z.infer<typeof WillPaper>;

/** Large print is 18 point and says the same. */
export const PrintEdition = z.enum(['standard', 'large-print']);
export type PrintEdition = z.infer<typeof PrintEdition>;

/** A draft is for reading and cannot be signed by mistake; a final is for signing. */
export const PaperKind = z.enum(['draft', 'final']);
export type PaperKind = z.infer<typeof PaperKind>;

export const PAPER_TITLES: Readonly<Record<WillPaper, string>> = {
  will: 'Your will',
  'cover-letter': 'Cover letter',
  explanation: 'What your will does, clause by clause',
  'signing-sheet': 'How to sign your will',
  'executors-sheet': 'For your executors',
  'funeral-wishes': 'Your funeral wishes',
};

export const WillPapers = z.object({ versionCode: z.string(), papers: z.array(WillPaper) });
export type WillPapers = z.infer<typeof WillPapers>;

const paper = z.object({ paper: WillPaper });
const edition = z.optional(PrintEdition);
/** `html` is the explanation as a page for the screen; the other papers are made for paper. */
const format = z.optional(z.enum(['pdf', 'html']));

/** The papers of the finished will; 404 until it is sent. */
export const getWillPapers = endpoint({
  method: 'GET',
  path: '/api/will/documents',
  audience: 'customer',
  status: 200,
  response: WillPapers,
});

export const getWillPaper = endpoint({
  method: 'GET',
  path: '/api/will/documents/:paper',
  audience: 'customer',
  params: paper,
  query: z.object({ edition, format }),
  status: 200,
  response: z.unknown(),
});

const kind = z.optional(PaperKind);
const TEAM = ['operator', 'admin'] as const;

/** The papers of an order's will, of its draft unless the final is asked for. */
export const getOrderPapers = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/documents',
  audience: TEAM,
  params: z.object({ id: Id }),
  query: z.object({ kind }),
  status: 200,
  response: WillPapers,
});

/** A final is refused like the final will: while it is not paid for, and while a flag blocks it. */
export const getOrderPaper = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/documents/:paper',
  audience: TEAM,
  params: z.object({ id: Id, paper: WillPaper }),
  query: z.object({ kind, edition, format }),
  status: 200,
  response: z.unknown(),
});
