const TARGET = '<base target="_blank">';

/** As it was sent, except that links open in a new tab. */
export function mailDocument(source: string): string {
  const head = /<head(?:\s[^>]*)?>/i.exec(source);
  if (!head) return `<!doctype html>${TARGET}${source}`;
  const end = head.index + head[0].length;
  return `${source.slice(0, end)}${TARGET}${source.slice(end)}`;
}
