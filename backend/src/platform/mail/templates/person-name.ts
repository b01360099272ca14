const LONGEST = 60;
const LINK_LIKE = /[/@\\]|www\.|\.\p{L}{2,}/iu;

/**
 * A name as a mail may show it, on one line; null when it is no name to greet with. Anybody can type a name for anybody's address,
 * so a name must not be able to carry a link or a message.
 */
export function nameToShow(name: string): string | null {
  const plain = name
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .normalize('NFC');
  return plain === '' || plain.length > LONGEST || LINK_LIKE.test(plain) ? null : plain;
}
