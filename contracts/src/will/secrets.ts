import type { AnswerKey, WillAnswers } from './answers.ts';
import { inPrintedTexts } from './printed-texts.ts';
import type { Problem } from './step.ts';

const DIGIT = '(?:zero|one|two|three|four|five|six|seven|eight|nine|oh)';
/** "The safe is 100 years old", "the padlock is 1850s brass": how much, not what opens it. */
const MEASURE =
  '(?:years?|months?|kg|kilos?|lbs?|pounds|tons?|tonnes?|cm|mm|metres?|inch|inches|ft|feet|miles|bottles?|books|volumes?|pieces?|prints?|of|in|high|wide|deep)';
/** 4821, 48 21, 12-34-56, L12 R34, four eight two one. */
const NUMBER = String.raw`(?:[LR]?\d(?:[\s.,/LR-]{0,2}\d){2,}|${DIGIT}(?:[\s-]${DIGIT}){2,})(?!\d|s\b|\p{L}{2})(?!\s*${MEASURE}\b)`;
/** Between a secret's name and the secret; "is in the safe" is none. */
const OF_WHAT = String.raw`(?:\s+(?:(?:number|code)\b|no\b\.?))?(?:\s+(?:for|of|to|on)(?:\s+\p{L}+){1,3})?`;
const JOIN = String.raw`${OF_WHAT}\s*(?:\b(?:is|are|being)\b|[:=,(-])?\s*["“'‘]?`;
const GIVEN = String.raw`${OF_WHAT}\s*(?:\b(?:is|are|being)\b|[:=]|(?=["“‘]))\s*["“'‘]?`;
const ELSEWHERE =
  '(?!(?:in|on|at|with|by|under|inside|behind|kept|held|stored|saved|written|known|not|the|a|an|my|to|given|left|hidden|safe|secret|also|available|required|needed|never)\\b)';

const PASSWORD = String.raw`(?:pw|pwd|pswd|p/w|pass[\s-]?(?:words?|phrases?|keys?|codes?))`;
const WORDS = String.raw`${PASSWORD}|code[\s-]?words?|log[\s-]?in|security\s+(?:answer|question)|memorable\s+(?:word|name|place|date|information)`;
const NUMBERS = String.raw`pass[\s-]?codes?|combinations?|combo|(?<!post\s|sort\s)(?:key|key[\s-]?safe|keypad|digit|mobile|ipad|iphone|laptop|tablet|computer|door|gate|entry|access|alarm|safe|security|unlock|lock|phone|card|secret|padlock|backup|recovery)(?:['’]s)?[\s-]?codes?|cvv|cvc|security\s+number`;
const SEED = String.raw`(?:seed|recovery|mnemonic|backup)\s+(?:phrase|words?)|private\s+keys?`;
const NO_SEED =
  '(?:with|the|and|kept|held|stored|written|hidden|left|given|for|from|his|her|their|our|has|have|not|are|was|will|which|that|safe|known)\\b';
const KINDS_OF_PIN =
  'tie|hat|coat|kilt|dress|lapel|rolling|bowling|safety|drawing|hair|stick|split|cotter|gold|silver|diamond|pearl|enamel|ten';
/** What a family knows, and so does whoever looks for it. */
const DATE = String.raw`birth[\s-]?days?|birth[\s-]?dates?|birth\s+years?|(?:dates?|years?)\s+of\s+birth|dob|(?:wedding\s+)?anniversar(?:y|ies)|wedding\s+(?:day|date)`;
const NAME = String.raw`(?:(?:maiden|middle|first|last|family|pet)\s+)?names?|surnames?|nicknames?|initials|post[\s-]?codes?|(?:house|lucky|(?:tele)?phone|registration)\s+numbers?|number\s+plates?|registration|football\s+(?:team|club)|first\s+(?:pet|car|school|teacher|street|address)`;
const OF_WHOM = String.raw`(?:(?:my|our|his|her|their|the)\s+(?:[\p{L}'’-]+\s+){0,3}?|\p{L}+['’]?s\s+(?:\p{L}+\s+){0,2}?)`;
const FIRST = String.raw`(?:the\s+)?(?:first|last)\s+(?:\p{L}+\s+)?(?:lines?|words?|letters?|digits?|numbers?)\s+(?:of|in|from)`;
/** "my dog's name", "the year we met"; not "my name badge". */
const KNOWN = String.raw`(?:(?:just|simply|also|still|always)\s+)?(?:the\s+same\s+as\s+)?(?:${FIRST}|${OF_WHOM}(?:${DATE}|${NAME}|(?:day|date|year)\s+(?:we|i|that)))(?![\p{L}'’]|\s+(?:badges?|plates?|tags?|cards?|cakes?|presents?|gifts?|part(?:y|ies))\b)`;
const YEAR = String.raw`(?!(?:1[5-9]|20)\d\d\b)`;

const SECRETS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${NUMBERS})${JOIN}${NUMBER}`, 'iu'),
  // "the code is 9087", "alarm, code 5521"; not "The Highway Code, 1931", nor a bank's sort code.
  new RegExp(String.raw`(?:^|[,;(.–—-]|\b(?:the|its|my|and|with|use|enter|type|dial))\s*code${JOIN}${YEAR}${NUMBER}`, 'iu'),
  new RegExp(String.raw`\bPINs?${JOIN}${NUMBER}`, 'u'),
  new RegExp(String.raw`(?<!\b(?:${KINDS_OF_PIN})\s)\bpins?${JOIN}${YEAR}${NUMBER}`, 'iu'),
  // A password with a digit in it, or any after "is" and ":".
  new RegExp(String.raw`\b(?:${WORDS})${JOIN}(?=\p{L}*[\d!@#$%^*_])[\p{L}\d!@#$%^*_]{4,}`, 'iu'),
  new RegExp(String.raw`\b(?:${WORDS}|${SEED})${GIVEN}${ELSEWHERE}[\p{L}\d]`, 'iu'),
  // "the password is my dog's name": whoever reads that finds it.
  new RegExp(String.raw`\b(?:${PASSWORD}|${NUMBERS}|(?<!\b(?:${KINDS_OF_PIN})\s)pins?|(?:the|its|my)\s+code)${GIVEN}${KNOWN}`, 'iu'),
  new RegExp(String.raw`\b${PASSWORD}${GIVEN}${OF_WHOM}favourite\s+\p{L}`, 'iu'),
  new RegExp(
    String.raw`\b(?:(?:un)?lock(?:s|ed)?|(?:safe|lock|padlock|locker|box|phone|tablet|laptop|computer|door|gate)\s+opens?)\s+(?:with|by|using|on)\s+${OF_WHOM}(?:${DATE})(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:un)?(?:locks|locked|lock|opens|opened|open)\s+(?:(?:it|them|(?:my|the|its)\s+\p{L}+),?\s+)?(?:with|by|using|on|use|type|enter|dial)\s+(?:the\s+)?(?:numbers?\s+)?${YEAR}${NUMBER}`,
    'iu',
  ),
  new RegExp(String.raw`${NUMBER}\s+(?:is|being)\s+(?:the|my|its|a)\s+(?:PIN|code|passcode|password|combination)\b`, 'iu'),
  // "45 right 12 left 9", "my safe (4-8-2-1)", "the alarm is 5521"
  /\b(?:combinations?|combo|safe|lock|padlock|locker)\b.{0,30}?\b\d{1,2}\s*(?:left|right|clockwise)\b/iu,
  new RegExp(
    String.raw`\b(?:safe|strongbox|vault|alarm|lock|padlock|locker|key[\s-]?safe|keypad)\s*(?:[(:]|\bis\b|\bnumber\b(?:\s+is\b)?|\bentry\b)\s*${YEAR}${NUMBER}`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:key[\s-]?safe|keypad|(?:suitcase|briefcase|bike|bicycle|locker),?\s+lock)\s+${YEAR}${NUMBER}`, 'iu'),
  new RegExp(String.raw`\b(?:${SEED})(?:\s+(?!${NO_SEED})\p{L}{3,8}\b){3,}`, 'iu'),
  new RegExp(String.raw`\b(?:door|gate)\s+entry\s*${NUMBER}`, 'iu'),
  new RegExp(String.raw`\b(?:digits|numbers)\s+(?:to\s+(?:it|open\s+it)\s+)?are\s+${NUMBER}`, 'iu'),
  // The private key of a wallet: longer than any address of one.
  /\b(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z\d]{50,}\b/u,
];

/** A PIN, password or code with its value: what only its name and place is told of is no secret. */
export const hasSecret = (text: string): boolean => SECRETS.some((secret) => secret.test(text));

const KEEP_ELSEWHERE =
  'Anybody can read a will after a death. Please take out the PIN, password or code, and keep it in a sealed note or a password manager that an executor can find.';

/** Every text of these answers that would stand in the will and tell everybody a secret. */
export const secrets = (answers: WillAnswers, keys: readonly AnswerKey[]): readonly Problem[] =>
  inPrintedTexts(answers, keys, (text) => (hasSecret(text) ? KEEP_ELSEWHERE : null));
