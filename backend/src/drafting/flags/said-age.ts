import { FIGURES, type IsoDate } from '@willow/contracts';
import { finder } from './reading/phrases.ts';

const YOUNG = 'thirteen|fourteen|fifteen|sixteen|seventeen|twelve|eleven|ten|nine|eight|seven|six|five|four|three|two|one';
const AGES = '(?:1[0-7]|[1-9])';
/** "aged 16", "(17)", "sixteen", "16 years old"; "a friend of 16 years" is no age. */
const AGE = new RegExp(
  String.raw`(?:\b(?:aged?|who['’]?s|he['’]?s|she['’]?s|is|only|just|currently|turning|turns|now)[\s:]+|[,;(]\s*|^\s*|\b(?:son|daughter|nephew|niece|brother|sister|cousin|grandson|granddaughter|godson|goddaughter|boy|girl|lad)\s+of\s+)(?:${AGES}|${YOUNG})(?=\s*(?:$|[,;.)]|y(?:ea)?rs?[\s-]old\b|y\.?o\b|\s(?:next|in|on|this|soon|now|going|today)\b))|\baged?\s+(?:${AGES}|${YOUNG})\b(?!\s*(?:months|weeks))|\b(?:${AGES}|${YOUNG})[\s-]*(?:y(?:ea)?rs?[\s-]*old\b|y\.?o\b)|\b(?:son|daughter|nephew|niece|brother|sister|cousin|grandson|granddaughter|godson|goddaughter)\s*[-–,(]\s*${AGES}\s*y(?:ea)?rs?\b(?!\s*(?:older|younger|of|as|with))`,
  'iu',
);

const minor = finder({
  words: [
    'under ?the ?age ?of 18|eighteen|16|age',
    'under 18|eighteen|16|age',
    'underage',
    'not ?yet ?quite 18|eighteen ?yet',
    'below ?the ?age ?of 18|eighteen',
    'less|younger than 18|eighteen',
    'will|to be|turn 18|eighteen',
    'turns|turning|nearly|almost|until|before|becomes ?he|she|they ?is|are 18|eighteen',
    'a|still|legally minor ~',
    'still|only|just a child|kid|schoolboy|schoolgirl|teenager|baby',
    '( minor )',
    'minor )',
    "won't|not|wont|cannot|can't be 18|eighteen",
    '^ minor ?child|son|daughter ~',
    '=minor child|son|daughter|brother|sister|nephew|niece',
    'still|is at|in ?primary|secondary|high school',
    'schoolboy|schoolgirl|schoolchild|toddler|teenager',
    'teenage|baby|infant son|daughter|brother|sister|nephew|niece|grandson|granddaughter|cousin|child',
    'in year #',
    'school age',
    'sixth form|former',
    'doing|taking|sitting|studying ?for ?his|her gcse|gcses|levels',
    'too young',
    '18|eighteen ?years in|on|next|this|soon|later',
    'not old enough',
  ],
  except: ['coaches|teaches|runs|trains|was|met|since|when|whom * under|minor', 'now|already over|above', 'asia|ursa minor', 'minor canon'],
  slips: false,
});

const BORN = /\b(?:born|b\.?|dob)\s*:?\s*(?:in\s+)?(?:[\d/. -]*?|\d{0,2}\s*\p{L}+\s+)(20\d\d)\b/iu;

/** Words that say that somebody is not of age yet. */
export function youthIn(text: string, on: IsoDate): string | null {
  const born = BORN.exec(text);
  if (born && Number(on.slice(0, 4)) - Number(born[1]) < FIGURES.adultAge.value) return born[0];
  return AGE.exec(text)?.[0].replace(/^[,;(]\s*/, '') ?? minor(text);
}
