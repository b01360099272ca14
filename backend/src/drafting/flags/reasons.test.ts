import { describe, expect, it } from '@jest/globals';
import { REASONS as SUITABILITY } from '@willow/contracts/suitability/suitability';
import { tolerantAnswers } from '../answers/tolerant-answers.ts';
import { findUnprintable } from '../print/typefaces.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { REASONS, reasonsFor, refers } from './reasons.ts';
import { flagsOf, RULES } from './review-flags.ts';
import { EVERY_EXAMPLE } from './testing/every-example.ts';

/** Every weight that the examples raise a rule in: `R19 HIGH`. */
const raised = new Set(
  EVERY_EXAMPLE.flatMap(([, , answers, , testator = {}]) =>
    flagsOf({ answers: tolerantAnswers({ ...SINGLE, ...answers }), testator: { ...MARGARET, ...testator }, on: ON }, findUnprintable).map(
      ({ id, severity }) => `${id} ${severity}`,
    ),
  ),
);
const raisedAs = (severity: string) => RULES.map(({ id }) => id).filter((id) => raised.has(`${id} ${severity}`));
const all = RULES.flatMap(({ id }) => reasonsFor(id).map((reason) => ({ id, ...reason })));

describe('the reasons for a decision', () => {
  it('are there for each rule, in the order of the rules', () => {
    expect(RULES.map(({ id }) => id)).toEqual(Object.keys(REASONS));
  });

  it('settle each rule that needs a decision, and ask the customer in each that asks for one', () => {
    const offers = (id: string, decisions: readonly string[]) => reasonsFor(id).some(({ decision }) => decisions.includes(decision));
    expect(raisedAs('HIGH').filter((id) => !offers(id, ['accepted', 'confirmed', 'fixed']))).toEqual([]);
    expect([...raisedAs('HIGH'), ...raisedAs('MED')].filter((id) => !offers(id, ['asked']))).toEqual([]);
    expect(raisedAs('HIGH').length).toBeGreaterThan(20);
  });

  it('are short sentences, each once for its decision, with a blank at the end or none', () => {
    expect(all.filter(({ text }) => !/^[A-Z][^…]*(?:…|[.])$/u.test(text) || text.length > 110)).toEqual([]);
    expect(new Set(all.map(({ id, decision, text }) => `${id} ${decision} ${text}`)).size).toBe(all.length);
  });

  it('fit the rule: how the home is owned is asked where it matters (R25)', () => {
    expect(reasonsFor('R25').map(({ text }) => text)).toContain('The customer owns it alone: asked on …');
    expect(reasonsFor('R25').map(({ text }) => text)).toContain('Joint: told that it passes outside the will: asked on …');
    expect(reasonsFor('R99')).toEqual([]);
  });

  it('take two people where section 3 says “refer”, and nowhere else', () => {
    expect(RULES.map(({ id }) => id).filter(refers)).toEqual(['R02', 'R03', 'R04', 'R28', 'R30', 'R49']);
    expect(RULES.filter(({ action }) => /\brefer\b/i.test(action)).map(({ id }) => id)).toEqual(['R02', 'R03', 'R04', 'R28', 'R30', 'R49']);
  });

  it('are no surprise where they refer or suggest advice: "Is Willow right for me?" asks about each before there is an account', () => {
    const asked = new Set(SUITABILITY.flatMap(({ reason }) => reason.flags));
    const advised = RULES.filter(({ action }) => /\brefer\b|\badvice\b/i.test(action)).map(({ id }) => id);
    expect([...advised, ...RULES.map(({ id }) => id).filter(refers)].filter((id) => !asked.has(id))).toEqual([]);
    expect([...asked].filter((id) => !RULES.some((rule) => rule.id === id))).toEqual([]);
  });
});
