export type ExportVerdict = {
  /** 0 proven, 1 changed, 2 cannot tell. */
  readonly status: 0 | 1 | 2;
  readonly proven: readonly string[];
  readonly notProven: readonly string[];
  readonly fault: string | null;
};

export function verifyExport(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  asked?: { readonly publicKey?: string; readonly order?: string },
): Promise<ExportVerdict>;
