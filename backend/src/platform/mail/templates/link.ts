import Handlebars from 'handlebars';

/** The address a mail may point to, in normal form. Throws on anything but a plain web address: links are ours, never a customer's. */
export function webAddress(href: string): string {
  const url = new URL(href);
  const isPlain = ['https:', 'http:'].includes(url.protocol) && url.username === '' && url.password === '';
  if (!isPlain) throw new TypeError('A mail links to plain web addresses only');
  return url.href.replaceAll("'", '%27');
}

/**
 * The same for an attribute in double quotes and for text. The normal form holds no quote and no angle bracket, so the ampersand is all that
 * is left to escape; the template engine's own escaping would also rewrite "=", which readers of raw mail source stumble over.
 */
export const markupOf = (address: string): Handlebars.SafeString => new Handlebars.SafeString(address.replaceAll('&', '&amp;'));
