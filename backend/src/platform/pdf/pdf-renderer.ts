type PdfFailure = 'timed-out' | 'browser-lost' | 'browser-unavailable' | 'closed' | 'malformed';

/** The message never contains text of the document. */
export class PdfFailed extends Error {
  readonly failure: PdfFailure;

  constructor(failure: PdfFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PdfFailed';
    this.failure = failure;
  }

  /** Nothing can be printed at all, and no document is to blame: its job is put off. A browser that is lost may be lost to its document. */
  get isPartAway(): boolean {
    return this.failure === 'browser-unavailable' || this.failure === 'closed';
  }
}

/** One document in HTML, set in several ways: the one that is liked best first. */
export type Layouts = readonly [string, ...string[]];

/** Chromium writes one page object for each page, uncompressed. */
const pageCount = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

/** `canWait`: what nobody looks at a screen for comes after the rest, and never takes every place. */
export type PrintOptions = { readonly canWait?: boolean };

export abstract class PdfRenderer {
  /**
   * Prints a complete HTML document, which must carry its fonts and styles inside: nothing is fetched and no script runs.
   * The same document gives the same bytes. Throws PdfFailed.
   */
  abstract render(html: string, options?: PrintOptions): Promise<Uint8Array>;

  /** Prints the first of several layouts of one document that has the fewest pages. Throws PdfFailed. */
  async renderShortest([first, ...others]: Layouts): Promise<Uint8Array> {
    let shortest = await this.render(first);
    for (const html of others) {
      if (pageCount(shortest) === 1) break;
      const pdf = await this.render(html);
      if (pageCount(pdf) < pageCount(shortest)) shortest = pdf;
    }
    return shortest;
  }

  /** Finishes the documents being printed, refuses others, and leaves no process or file behind. */
  abstract close(): Promise<void>;
}
