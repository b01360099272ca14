import { describe, expect, it } from '@jest/globals';
import { ADVISER_IDS, ADVISERS } from './advisers.ts';
import { NONE, type Question } from './question.ts';
import { SUITABILITY_QUESTIONS } from './questions.ts';
import { answered, REASONS, type SuitabilityAnswers, suitabilityOf, type Verdict } from './suitability.ts';
import { suitabilityInWords, VERDICTS } from './summary.ts';

/** What each answer says by itself: will-drafting.md, section 3, the special attestation of 1.14, and what our wills leave out. */
const SAYS: Readonly<Record<string, Verdict>> = {
  under18: 'refer',
  from18: 'refer',
  from25: 'yes',
  from75: 'ask',
  englandOrWales: 'yes',
  scotland: 'refer',
  northernIreland: 'refer',
  elsewhere: 'refer',
  unsure: 'ask',
  business: 'refer',
  farm: 'refer',
  abroad: 'refer',
  million: 'ask',
  rightToStay: 'refer',
  vulnerable: 'refer',
  condition: 'refer',
  dependant: 'refer',
  dispute: 'refer',
  grownChild: 'ask',
  changing: 'ask',
  earlier: 'ask',
  memory: 'refer',
  pressure: 'refer',
  help: 'refer',
  [NONE]: 'yes',
};
const FITS: SuitabilityAnswers = {
  age: ['from25'],
  home: ['englandOrWales'],
  owns: [NONE],
  wishes: [NONE],
  family: [NONE],
  freely: [NONE],
};

const options = SUITABILITY_QUESTIONS.flatMap((question) => question.options);
const subsets = (ids: readonly string[]): readonly (readonly string[])[] =>
  ids.reduce<readonly (readonly string[])[]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]]);
const waysToAnswer = ({ choose, options }: Question): readonly (readonly string[])[] => {
  const ids = options.map(({ id }) => id);
  return choose === 'one' ? ids.map((id) => [id]) : subsets(ids.filter((id) => id !== NONE)).map((set) => (set.length > 0 ? set : [NONE]));
};
/** One object for all of them, filled in anew for each: there are many. */
function forEachAnswer(visit: (answers: SuitabilityAnswers) => void): void {
  const answers: Record<string, readonly string[]> = {};
  const ways = SUITABILITY_QUESTIONS.map((question) => [question.id, waysToAnswer(question)] as const);
  const fill = (depth: number): void => {
    const [id, choices] = ways[depth] ?? [];
    if (id === undefined) return visit(answers);
    for (const way of choices ?? []) {
      answers[id] = way;
      fill(depth + 1);
    }
  };
  fill(0);
}
const harshest = (answers: SuitabilityAnswers): Verdict => {
  let verdict: Verdict = 'yes';
  for (const ids of Object.values(answers))
    for (const id of ids) {
      if (SAYS[id] === 'refer') return 'refer';
      if (SAYS[id] === 'ask') verdict = 'ask';
    }
  return verdict;
};

describe('whether we are right for somebody', () => {
  it('is asked in six questions, whose answers have names of their own', () => {
    expect(SUITABILITY_QUESTIONS).toHaveLength(6);
    const named = options.map(({ id }) => id).filter((id) => id !== NONE);
    expect(named.toSorted()).toEqual(
      Object.keys(SAYS)
        .filter((id) => id !== NONE)
        .toSorted(),
    );
    expect(SUITABILITY_QUESTIONS.filter(({ choose, options }) => (choose === 'any') !== (options.at(-1)?.id === NONE))).toEqual([]);
  });

  it('has an answer to each of the 655,360 ways to fill them in: one reason for a specialist is enough', () => {
    let count = 0;
    const wrong: SuitabilityAnswers[] = [];
    forEachAnswer((answers) => {
      count += 1;
      if (suitabilityOf(answers)?.verdict !== harshest(answers)) wrong.push({ ...answers });
    });
    expect([count, wrong.slice(0, 3)]).toEqual([655_360, []]);
  });

  it('is open until all six are answered', () => {
    expect(suitabilityOf({})).toBeNull();
    for (const { id } of SUITABILITY_QUESTIONS) {
      expect(suitabilityOf({ ...FITS, [id]: [] })).toBeNull();
      expect(answered({ ...FITS, [id]: [] })).toBe(5);
    }
  });

  it('stays with a specialist when "none of these" is ticked beside a reason', () => {
    expect(suitabilityOf({ ...FITS, owns: [NONE, 'farm'] })?.verdict).toBe('refer');
  });

  it('puts what needs a specialist first, and names each adviser once, never us beside one', () => {
    const found = suitabilityOf({ ...FITS, age: ['from75'], owns: ['business', 'million'] });
    expect(found?.reasons.map(({ id }) => id)).toEqual(['business', 'from75', 'million']);
    expect(found?.advisers).toEqual(['lawSociety', 'step']);
    expect(suitabilityOf({ ...FITS, age: ['from75'] })?.advisers).toEqual(['us', 'lawSociety']);
  });

  it('with a reason there is always somebody to ask, and for a specialist somebody who is not us', () => {
    for (const { reason } of REASONS) {
      expect(reason.advisers.length).toBeGreaterThan(0);
      expect(reason.kind === 'refer' && reason.advisers.includes('us')).toBe(false);
    }
    expect(ADVISER_IDS.filter((id) => !REASONS.some(({ reason }) => reason.advisers.includes(id)))).toEqual([]);
  });
});

describe('the summary to take along', () => {
  const written = (answers: SuitabilityAnswers) =>
    suitabilityInWords(answers, suitabilityOf(answers)!, '29 November 2026', 'https://willow.example');

  it('says what we answered, why, whom to ask and what was said', () => {
    expect(written({ ...FITS, owns: ['abroad', 'million'] })).toBe(`Is Willow right for me?
29 November 2026, https://willow.example

${VERDICTS.refer.title}
${VERDICTS.refer.text}

- You own something outside England and Wales. The law of that place may decide who gets it. Our will would also cancel any will that you have made there.

- You may have inheritance tax to plan for. Our will says which share bears the tax, but it does nothing to lower it. Ask what a will with tax planning would save before you choose one without.

Whom to ask
- The Law Society: Find a Solicitor: https://solicitors.lawsociety.org.uk/
- STEP: https://advisingfamilies.org/uk

My answers
- How old are you? 25 to 74
- Where is your permanent home? England or Wales
- Do you own any of these, or a share of one? A home or land outside England and Wales, or anything of value abroad; More than £1 million in all, your home included
- Should your will do any of these? None of these
- Is any of this true of your family? None of these
- Is any of this true of you? None of these

Willow is not a solicitor, and this is not legal advice.
`);
  });

  it('names nobody to ask where nothing is to be asked, and us by our own address', () => {
    expect(written(FITS)).not.toContain('Whom to ask');
    expect(written({ ...FITS, age: ['from75'] })).toContain(`${ADVISERS.us.name}: https://willow.example/contact`);
  });
});
