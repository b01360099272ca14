import { type SecondLook, type StepId, stepNumber, type WillAnswers } from '@willow/contracts';
import { cleanLine } from '../answers/clean.ts';
import { isRecord, type Json } from '../answers/json.ts';
import { andList, ended } from '../document/in-words.ts';
import type { Flag } from '../flags/flag.ts';

const DIVIDED = 'Should the share of somebody who dies before you be divided among the others? That is what this will does.';

/** What the customer alone can answer, asked as we would ask it. Every rule that can stop a will asks here, or says in NOT_ASKED why not. */
const QUESTIONS: Readonly<Record<string, string>> = {
  R01: 'What is your date of birth? It is missing or cannot be right.',
  R03: 'Is your permanent home in England or Wales? The law of the place you call home decides whether this will fits.',
  R04: 'Do you own anything outside England and Wales, or have a will in another country?',
  R06: 'Is it your wish that your husband, wife or partner, or whoever you are to marry, receives nothing by this will? A husband, wife or civil partner could ask a court for a fair share, and somebody who has lived with you for two years for what they need to live on.',
  R07: 'Is it your wish that one of your children receives nothing by this will?',
  R09: 'Do you or your partner have children from an earlier relationship? Then a will with a trust may suit you better.',
  R10: 'Are you engaged, separated or getting divorced? Marriage cancels a will, and separation does not change one.',
  R13: 'Are all dates of birth right? One of them cannot be.',
  R14: 'Who should be guardian of your child who is still under 18?',
  R17: 'Is everybody you chose as executor 18 or over? Nobody younger can act.',
  R19: 'Would you like to name a second executor? Whoever is alone decides alone about what they inherit themselves, or hold for somebody young, and nobody takes over if they cannot act.',
  R20: 'What is the full address of each executor, and how do you know them?',
  R21: 'Have you named yourself in your own will? If it is somebody else who has your name, please say who they are to you.',
  R22: 'Is an executor a professional, and have you agreed to their charges?',
  R24: 'Have you thought about inheritance tax? What you own may be worth more than can pass free of it. If so, please take advice about tax before you sign.',
  R25: 'Do you own your home alone, jointly or in separate shares? A joint share does not pass by this will.',
  R27: 'Do you mean to give your home, or part of it, to somebody by itself? It would come with its mortgage.',
  R28: 'Do you own a business, a farm or shares in a private company? Then please take advice before you sign.',
  R29: 'Has the person who is to have your pet agreed, and would you like to leave money for its care?',
  R30: 'Do you mean a gift to depend on a condition or to be held in trust? This will cannot do that.',
  R31: 'Is one of your gifts meant to be a part of everything you own? A gift is for one thing or one sum.',
  R32: 'Is what you give away held jointly, or a pension or policy? These mostly pass outside a will.',
  R33: 'Is there a password, a PIN or a code in your answers? Please take it out: a will becomes public. Keep such things where an executor will find them.',
  R34: 'Could you describe your gifts so that a stranger could pick out each thing?',
  R35: 'Will there be enough for these sums of money? If you own less in the end, they are cut down, and little or nothing may be left for everybody else.',
  R36: 'Who exactly is meant? Please give each gift and each share to one named person.',
  R37: 'What are the exact name and the charity number of each charity you have named?',
  R38: 'Is somebody who inherits disabled, on benefits, in care or in debt? What they are given outright may be lost to them. A will with a trust may suit you better.',
  R39: 'Two names in your answers are nearly the same. Are they the same person?',
  R40: 'How much should each person have? The shares have to come to 100%.',
  R42: 'Who should inherit instead? You have named somebody who has died, or your partner again in case your partner has died.',
  R43: 'Who should inherit if your first choice has died?',
  R44: DIVIDED,
  R45: 'Who should inherit if the people you chose have died? As your answers are, the law would decide (the intestacy rules), and that may be somebody you did not think of.',
  R46: DIVIDED,
  R47: 'Some earlier answers are no longer used. Is everybody named who should be?',
  R52: 'What is the full legal name of everybody you have named?',
  R53: 'What is the charity number? It is on the charity’s website, and tells it from others of a similar name.',
  R55: 'Who should have your pets, and with how much money? Name an adult and put money in its own field. A pet that a particular gift names goes with that gift.',
  R56: 'Should somebody under 18 have your digital photographs and letters? An executor would keep them until then.',
  R57: 'Could you give your reasons more calmly? Say what happened and when, and leave out blame: a court may read them aloud. Somebody who is also given something needs no reason for getting nothing.',
  R58: 'Should somebody else be able to live in your home after your death, such as your partner? This will gives it outright, and they could be asked to leave. A right to stay needs a solicitor. A home for somebody under 18 is held by two trustees until then.',
  R59: 'Will enough be left for the people you name? What grandchildren, nephews and nieces get comes first, and sums grow with each one who is born.',
  R60: 'Who exactly owes you the money? A loan to a business, or to one of two people of the same name, has to be described by a solicitor.',
};

/** What a letter may ask, where a flag brings no question of its own. */
export const EVERY_QUESTION: readonly string[] = [...new Set(Object.values(QUESTIONS))];

/** Rules that can stop a will and ask its customer nothing before it is paid for. */
export const NOT_ASKED: Readonly<Record<string, string>> = {
  R02: 'Nobody under 25 can sign up.',
  R05: 'The first question of the wizard asks exactly this, and lets nobody past it.',
  R12: 'The wizard takes out what an earlier answer made stale, and says so at once.',
  R48: 'Whoever has pressed the customer into something may be reading along: our team asks, by telephone.',
};

/** Where the answer is changed, when it is not where the flag stands. */
const ANSWERED_AT: Readonly<Record<string, { readonly of: StepId; readonly at: StepId; readonly field: string }>> = {
  R07: { of: 'children', at: 'beneficiaries', field: 'beneficiaryType' },
  R25: { of: 'home', at: 'home', field: 'property-ownership' },
};

/** Rules that are raised where each thing or person stands; the others may be about more than the place they name. */
const NAMES_ITS_ITEM: ReadonlySet<string> = new Set('R17 R20 R22 R27 R28 R29 R30 R31 R32 R34 R36 R46'.split(' '));

const textIn = (row: Json, part: string): string => cleanLine(typeof row[part] === 'string' ? row[part] : '');

type Raised = Pick<Flag, 'id' | 'about' | 'items' | 'question'>;

/** What a flag is about, as its customer would call it: "my ring" to Ann Lee. Null for what has no name of its own. */
function itemOf({ about }: Raised, answers: Json): string | null {
  const [key = '', place = ''] = about?.path ?? [];
  const answer = answers[key];
  const row: unknown = Array.isArray(answer) ? answer[Number(place)] : answer;
  if (!isRecord(row)) return null;
  const [thing, recipient] = [textIn(row, 'description'), textIn(row, 'recipientName')];
  if (thing !== '') return `“${thing}”${recipient === '' ? '' : ` to ${recipient}`}`;
  return textIn(row, 'fullName') || recipient || null;
}

/** Each question once, with everything that it is about and the step where its answer is: nobody has to guess which gift is meant. */
export const secondLook = (flags: readonly Raised[], answers: WillAnswers): SecondLook['questions'] =>
  [...Map.groupBy(flags, ({ id, question = QUESTIONS[id] }) => question).values()].flatMap((raised) => {
    const [{ id, question = QUESTIONS[id] } = { id: '' }] = raised;
    if (question === undefined) return [];
    if (raised.every(({ items }) => items?.length === 0)) return [];
    const named = raised.flatMap(
      (flag): readonly (string | null)[] => flag.items ?? (NAMES_ITS_ITEM.has(id) ? [itemOf(flag, answers)] : []),
    );
    const items = [...new Set(named)].filter((item) => item !== null);
    const about = items.length === 0 ? '' : ` ${ended(`This is about ${andList(items)}`)}`;
    const { step = null, path = [] } = raised[0]?.about ?? {};
    const elsewhere = ANSWERED_AT[id];
    const whole = `${question}${about}`;
    if (elsewhere && step === stepNumber(elsewhere.of))
      return [{ id, question: whole, step: stepNumber(elsewhere.at), field: elsewhere.field }];
    return [{ id, question: whole, step, field: step === null ? null : path.join('-') }];
  });

/** The same for the letter with a draft. */
export const questionsFor = (flags: readonly Raised[], answers: WillAnswers): readonly string[] =>
  secondLook(flags, answers).map(({ question }) => question);
