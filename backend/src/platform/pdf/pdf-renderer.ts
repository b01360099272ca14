type PdfFailure = 'timed-out' | 'browser-lost' | 'browser-unavailable' | 'closed' | 'malformed';

/** The message never contains text of the document. */
export class PdfFailed extends Error {
  readonly failure: PdfFailure;

  constructor(failure: PdfFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PdfFailed';
    this.failure = failure;
  }
}

export abstract class PdfRenderer {
  /**
   * Prints a complete HTML document, which must carry its fonts and styles inside: nothing is fetched and no script runs.
   * The same document gives the same bytes. Throws PdfFailed.
   */
  abstract render(html: string): Promise<Uint8Array>;

  /** Finishes the documents being printed, refuses others, and leaves no process or file behind. */
  abstract close(): Promise<void>;
}
