let last: string | undefined;

/**
 * The header of one call, with an id of its own as W3C Trace Context has it; its second half stands for the call itself. None where a page is
 * not served securely: the server makes an id then.
 */
export function traceHeaders(): { readonly traceparent?: string } {
  last = crypto.randomUUID?.().replaceAll('-', '');
  return last ? { traceparent: `00-${last}-${last.slice(16)}-01` } : {};
}

/** Of the last call of this page: what to quote when a screen breaks. */
export const lastQuote = (): string | undefined => last?.slice(0, 8);
