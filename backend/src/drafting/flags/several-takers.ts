import { finder } from './reading/phrases.ts';
import { plainText } from './reading/fold.ts';

/** Words of a gift that give to others beside the one recipient, or so much to each of several. */

const KIN =
  'wife|husband|partner|spouse|son|sons|daughter|daughters|child|children|kids|brother|brothers|sister|sisters|twin|mother|father|mum|dad|cousin|cousins|niece|nieces|nephew|nephews|grandson|grandsons|granddaughter|granddaughters|grandchild|grandchildren|family|friend|friends|neighbour|neighbours|aunt|uncle|siblings|parents|carer|carers|lad|lads|lass|girl|girls|boy|boys|missus|mrs|baby|babies|fianc[ée]e?|girlfriend|boyfriend|granny|gran|nan|nana|grandad|stepson|stepdaughter|godson|goddaughter|godchild|godchildren|mate|bairns|mummy|daddy';
const NAME = String.raw`(?!(?:Act|Read|Joy|Liberty|God|Heaven|Hell|Earth|Christmas|Easter|Wales|England|London|Scotland|Ireland|Rome|Paris|War|Peace|Life|Love|Nowhere|Somewhere|Anywhere|Everywhere|Freedom|Eternity|Glory|School|Sunday|Monday|Friday|Saturday)\b)\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)*`;
const PERSON = String.raw`(?:him|her|them|hers|(?:his|her|their|my|our|the)\s(?:\p{Ll}+\s)?(?:${KIN})|${NAME})(?![\p{L}'])`;
/** "the letters to Ann", "the key to the shed": no gift is made by these. */
const TO_NOBODY =
  'letters?|cards?|notes?|keys?|guides?|maps?|tickets?|trips?|odes?|given|gave|presented|belonged|belonging|addressed|written|dedicated|married|known|sold|sent|left|next|close|due|according|up|similar|attached|thanks|introduction|welcome|reply|answers?|postcards?|happy|birthday|way|road|journey|tribute|damage|return|used|listened|listening|made|bought|built|got|medals?|award(?:ed)?|prizes?|trophy|photographs?';
/** In capitals, a title: "Back to Black", "Born to Run", "Stairway to Heaven"; "back to Ann" is a gift. */
const IN_TITLES =
  'Back|Born|Stairway|Highway|Path|Bridge|Passage|Flight|Voyage|Walk|Race|Rush|Escape|Farewell|Goodbye|Homage|Prelude|Prayer|Nowhere|Somewhere|Dressed|Licen[cs]e|Permission|Dare|Descent|Addicted|Ready|Going|Songs?|Music|Hymns?|Requiem|Elegy|Ballad|Concerto|Poems?|Stories|Tales?|Lessons?';
const inEitherCase = (words: string): string => words.replaceAll(/(?<=^|[|])[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const NOT_GIVING = String.raw`(?<!\b(?:${inEitherCase(TO_NOBODY)}|made\sout|${IN_TITLES})\s)`;
const TO = String.raw`${NOT_GIVING}\b(?:to|for)\s`;
const THING = String.raw`(?:my|our|the|his|her|a|an|one|some|half|all|any|another|£\s?[\d,]+k?|\d[\d,]*|what|everything|likewise|\p{Ll}{3,})(?![\p{L}\p{N}])`;
const AND = String.raw`\s*(?:,|;|\band\b|&|\+|\bplus\b|\bbut\b|\bwith\b|\bas\swell\sas\b|\bwhil(?:e|st)\b)\s*`;

/** "my ring to Sue and my watch to Bob"; without capitals, too, when that is all there is. */
const GIVES_TWICE = new RegExp(`${TO}${PERSON}.{0,40}?${AND}(?:and\\s)?${THING}[^.;]{0,60}?\\b${TO}${PERSON}`, 'u');
const IN_LOWER_CASE = new RegExp(
  String.raw`^(?:£\s?[\d,]+|\p{Ll}+)[\p{Ll}\s]*?${TO}(?!it\b|me\b|the\b|a\b|an\b|my\b|that\b|this\b|us\b)\p{Ll}+${AND}(?:£\s?[\d,]+|\p{Ll}+)[\p{Ll}\s]*?${TO}(?!it\b|me\b|that\b|this\b|us\b)\p{Ll}+$`,
  'u',
);
const TO_BOTH = new RegExp(`${TO}${PERSON}\\s*(?:,|\\band\\b|&|\\+|\\bor\\b)\\s*(?:to\\s|for\\s)?${PERSON}`, 'u');
const BETWEEN = new RegExp(
  String.raw`(?:£\s?[\d,]+\S*|\b(?:shared?|split|divided?|equally|halves|half|go|sum))(?:\s\p{L}+){0,4}?\s(?:between|among|amongst)\s(?:${PERSON}|(?:all|both|the|my|each|those)\b)`,
  'u',
);
/** "£200 for her brother", "half of it for her mum": not for her. */
const FOR_ANOTHER = new RegExp(
  String.raw`(?:£\s?[\d,]+k?|\b(?:half|some|part|third|quarter|rest|remainder|one|another)\b)(?:\sof\s(?:it|this|them|that))?\s(?:to|for)\s(?:his|her|their|your)\s(?:\p{Ll}+\s)?(?:${KIN})(?![\p{L}'])`,
  'iu',
);
/** "Sue has the ring and Bob has the watch" */
const EACH_HAS = new RegExp(
  `${NAME}\\s(?:has|gets|takes|have|is to have|should have|can have)\\s.{1,40}?${AND}${NAME}\\s(?:has|gets|takes|have|the|is to have|should have|can have)\\s`,
  'u',
);
const WAYS =
  /\b(?:split|divided?|shared?|cut)\s(?:\p{L}+\s){0,2}?(?:two|three|four|five|six|both|\d+)[\s-]ways?\b|\b(?:shared?|split|divided?)\s(?:out\s|equally\s|fairly\s|evenly\s)*by\s(?:the|all|both|my|his|her|their|\p{Lu})/u;
const WITH = new RegExp(
  String.raw`\b(?:jointly|together|along|in equal shares|shared?|split|divided?|halves|halve)(?:\s(?:it|this|them|equally|fairly))*\s+with\s+${PERSON}`,
  'u',
);
const MEASURED = String.raw`(?:inch|inches|cm|mm|feet|foot|metres?|kg|lbs?|pounds weight|ounces?|oz|litres?|pints?|pages?|volumes?|sides?|carats?)`;
/** "£500 each"; not coins worth £50 each. */
const EACH = new RegExp(
  String.raw`(?<!\b(?:worth|valued|cost|costing|about|weighing|priced|bought|sold|measuring)\b[^,;]{0,24})(?:(?:£\s?[\d,.]+k?|\bpounds?)\s*(?:\([^)]*\)\s*)?(?:each|apiece|per\s(?!cent\b|annum\b|year\b|month\b|week\b|day\b)\p{L}+|a\shead)\b|(?<!${MEASURED}\s|@\s|at\s)\b(?:each|apiece)\s*[.!]?\s*$)`,
  'iu',
);
const OF_WHICH = /\bof (?:which|this|it) (?:£\s?)?[\d\p{L},]+ (?:is|are|goes?|should go|to go|shall go)?\s?(?:to|for)\s/iu;

const toEach = finder({
  words: [
    'to|for|between|among|amongst each|every|all|both ?one ?of ?my|our|the|these|those|his|her|their|them ?two|three|four|five|great|dear <class>|them',
    'to|for|between|among|amongst each|both|all of ?my|our|the|them|these|those|you',
    'to|for each|every ?great ?dear <one>',
    'to|for every one of',
    'to|for ?all|both my|our|the|his|her ?two|three|four|five <class> $',
    'equally ?divided|shared|split ?between|among|amongst them|us|all',
    'in equal shares',
    'share ?and share alike',
    'to|between|among them both|all|equally',
    'to both of',
    'between|among|amongst my|our|her|his|their|the ?two|three|four|five <class> $',
    '# a piece $',
    'per grandchild|child|grandson|granddaughter|niece|nephew|person|head|family',
  ],
  except: ['for both of us', 'from each|every|all|both', 'one of each', 'each other'],
  groups: {
    one: 'child kid grandchild grandson granddaughter niece nephew cousin brother sister friend neighbour godchild godson goddaughter carer nurse person boy girl'.split(
      ' ',
    ),
    class:
      'children|kids|grandchildren|grandkids|boys|girls|sons|daughters|nieces|nephews|cousins|brothers|sisters|friends|neighbours|siblings|grandsons|granddaughters|godchildren|carers|nurses|staff|grandchild|child|godchild|niece|nephew|twins'
        .split('|')
        .map((word) => `=${word}`),
  },
  slips: false,
});

const PATTERNS = [GIVES_TWICE, IN_LOWER_CASE, TO_BOTH, FOR_ANOTHER, EACH_HAS, BETWEEN, WAYS, WITH, EACH, OF_WHICH];

/** The words that give to others, or null. */
export function othersIn(description: string): string | null {
  const text = plainText(description).replace(/\s+/g, ' ').trim();
  for (const pattern of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return found[0].trim();
  }
  return toEach(description);
}
