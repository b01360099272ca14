/** Words of a relationship that say what kind of body it is, and those that may stand before them. Any other word leaves it open. */
const BODY = /^(?:charity|charities|foundation|organisation|organization|appeal)$/;
const BEFORE = new Set(
  "a an the my our his her local national international british english welsh registered favourite chosen animal animals children's children’s cancer medical armed forces heart".split(
    ' ',
  ),
);

/** Names that no person bears: a company's ending, a kind of body that is nobody's surname, and charities known by one word. */
const ENDING = /\b(?:ltd|limited|plc|llp|cic|cio)\.?$/i;
const NAMED_AFTER = /\S\s+(?:hospice|charity|foundation|association|society|university|museum|council)\b/i;
const KNOWN =
  /^(?:the )?(?:rspca|rspb|rnli|rnib|nspcc|pdsa|wwf|msf|unicef|oxfam|barnardo['’]?s|cancer research uk|save the children|age uk|british red cross|salvation army|(?:national|woodland|dogs) trust)$/i;

/**
 * Whether this is an organisation for certain. Unlike the review flags, which ask where they are in doubt, this decides what is said of
 * somebody (that they die, that they must not be a witness), so in doubt it is a person.
 */
export function isSurelyOrganisation({ name, relationship }: { readonly name: string; readonly relationship: string }): boolean {
  const words = relationship.toLowerCase().split(/\s+/).filter(Boolean);
  const last = words.pop() ?? '';
  if (BODY.test(last) && words.every((word) => BEFORE.has(word))) return true;
  return ENDING.test(name) || NAMED_AFTER.test(name) || KNOWN.test(name);
}

type Named = Parameters<typeof isSurelyOrganisation>[0];

/** What it is called that somebody cannot take: people die, organisations close. */
export const goneInWords = (who: Named, died = 'has died before you'): string => (isSurelyOrganisation(who) ? 'has closed' : died);
