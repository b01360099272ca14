export type Proposed = {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};

export type Recorded = Proposed & {
  readonly stream: string;
  readonly revision: number;
  /** The byte at which the record begins: sparse. Commit and prepare are equal, as servers have it. */
  readonly position: bigint;
  readonly createdMs: number;
};
