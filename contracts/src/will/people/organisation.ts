/** Words of a relationship that say what kind of body it is, and those that may stand before them. Any other word leaves it open. */
const BODY = /^(?:charity|charities|foundation|organisation|organization|appeal)$/;
const BEFORE = new Set(
  "a an the my our his her old former village parish primary local national international british english welsh registered favourite chosen animal animals children's children’s cancer medical armed forces heart".split(
    ' ',
  ),
);

/** Names that no person bears: a company's ending, a kind of body that is nobody's surname, and charities known by one word. */
const ENDING = /\b(?:ltd|limited|plc|llp|cic|cio)\.?$/i;
const NAMED_AFTER =
  /\S\s+(?:hospice|charity|foundation|association|society|university|museum|council|club|academy|choir|orchestra|cathedral|synagogue|mosque|gurdwara|library|theatre|institute|federation|playgroup|scouts|guides|brownies|r?fc|afc|pcc|pta|rnli|parish\s+church|(?:primary|junior|infants?|grammar|high|secondary|comprehensive|nursery|community|village|sunday|church|prep|preparatory|first|middle|upper|lower|c\s?of\s?e|welsh|catholic|special|music)\s+school|(?:baptist|methodist|catholic|anglican|reformed|evangelical|pentecostal|free|community|presbyterian|united)\s+(?:church|chapel))\b/i;
/** "St Laurence’s Church", "Church of the Holy Trinity", "Ysgol y Bryn". */
const SAINTED =
  /^(?:the\s+)?(?:st\.?|saint|holy|all saints|our lady|christ|sacred heart)\b.*\b(?:church|chapel|school|college|priory|abbey|minster|parish|hospital)\b/i;
const OPENING =
  /^(?:the\s+)?(?:church|school|college|friends|parish|guild|league|ysgol|capel|eglwys)\s+(?:of|for|y|yr)\b|^(?:ysgol|capel|eglwys)\s/i;
/** A word that people bear as a surname, too: it counts where the relationship is the same word. */
const SURNAMES_TOO = ['church', 'school', 'college', 'chapel', 'band', 'team', 'hall', 'group', 'trust', 'temple', 'fund', 'mission'];
const KNOWN =
  /^(?:the )?(?:rspca|rspb|rnli|rnib|nspcc|pdsa|wwf|msf|unicef|oxfam|barnardo['’]?s|cancer research uk|save the children|age uk|british red cross|salvation army|mencap|mind|shelter|scope|crisis|samaritans|macmillan cancer support|marie curie|age cymru|guide dogs|help for heroes|christian aid|cafod|tearfund|wateraid|greenpeace|blue cross|cats protection|citizens advice|(?:national|woodland|dogs) trust)$/i;

/**
 * Whether this is an organisation for certain. Unlike the review flags, which ask where they are in doubt, this decides what is said of
 * somebody (that they die, that they must not be a witness), so in doubt it is a person.
 */
export function isClearlyOrganisation({ name, relationship }: { readonly name: string; readonly relationship: string }): boolean {
  const words = relationship.toLowerCase().split(/\s+/).filter(Boolean);
  const last = words.pop() ?? '';
  if (BODY.test(last) && words.every((word) => BEFORE.has(word))) return true;
  const isNamed = [ENDING, NAMED_AFTER, SAINTED, OPENING, KNOWN].some((sign) => sign.test(name));
  return isNamed || (SURNAMES_TOO.includes(last) && words.every((word) => BEFORE.has(word)) && name.toLowerCase().endsWith(` ${last}`));
}
