const PAIRED = /(?<=^|[\s(])'(?=\S)([^']*[^\s'])'(?![\p{L}\p{N}])/gu;

/** Typed apostrophes and single quotation marks as a printer sets them. What the will says stays as it was typed. */
export const curly = (text: string): string => text.replace(PAIRED, '‘$1’').replaceAll("'", '’');
