export type PdfFailure = 'timed-out' | 'browser-lost' | 'browser-unavailable' | 'closed' | 'malformed';

/** A document that was not printed. The message never holds any of the document's text. */
export class PdfFailed extends Error {
  readonly failure: PdfFailure;

  constructor(failure: PdfFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PdfFailed';
    this.failure = failure;
  }
}

/** Prints documents. The port that the rest of the product asks for; its token in dependency injection is the class itself. */
export abstract class PdfRenderer {
  /**
   * Prints a complete HTML document, which must carry its fonts and styles inside: nothing is fetched and no script runs.
   * The same document gives the same bytes. Throws PdfFailed.
   */
  abstract render(html: string): Promise<Uint8Array>;

  /** Finishes what is being printed, refuses the rest, and leaves no process and no file behind. */
  abstract close(): Promise<void>;
}
