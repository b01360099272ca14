const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LENGTH = 12;
/** Bytes from here on would make the first letters likelier than the others. */
const FAIR = 256 - (256 % LETTERS.length);

const randomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? FAIR;

/** 12 random letters and digits, each as likely as the others. */
export function generateRefCode(random: () => number = randomByte): string {
  let code = '';
  while (code.length < LENGTH) {
    const byte = random();
    if (byte < FAIR) code += LETTERS[byte % LETTERS.length];
  }
  return code;
}

/** Whoever follows it and signs up within 30 days is the partner's customer. */
export const trackingUrl = (refCode: string): string => `${globalThis.location.origin}/?ref=${encodeURIComponent(refCode)}`;
