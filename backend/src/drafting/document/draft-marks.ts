/** A draft is for reading and cannot be signed by mistake (specification, 4.7). */
export const DRAFT_MARK = 'DRAFT – NOT FOR SIGNING';
export const NO_SIGNING_PAGE = 'Signing page omitted from draft';
export const NOTHING_MORE = 'Nothing more is written on this page';
