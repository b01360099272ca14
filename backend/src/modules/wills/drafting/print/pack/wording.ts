/** "A", "A and B", "A, B and C". */
export const andList = (names: readonly string[]): string => joined(names, 'and');

/** "A", "A or B", "A, B or C". */
export const orList = (names: readonly string[]): string => joined(names, 'or');

function joined(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

export const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** A full stop, unless the customer's own text has just ended with one. */
export const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);
