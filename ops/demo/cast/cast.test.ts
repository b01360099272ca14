import { describe, expect, it } from '@jest/globals';
import { SignupRequest } from '@willow/contracts';
import { firstIncomplete } from '@willow/contracts/will/wizard';
import { timeOf, worksAt } from './calendar.ts';
import { castFrom } from './cast.ts';
import { PLANS, SCENES, stagesFor } from './plans.ts';

const FIRST = '2026-10-29';
const cast = castFrom(7, 300, FIRST);

describe('the cast of the demo', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(castFrom(7, 300, FIRST)).toEqual(cast);
    expect(castFrom(8, 300, FIRST)).not.toEqual(cast);
  });

  it('answers every question as the wizard asks it', () => {
    const problems = cast.characters.map(({ answers }) => firstIncomplete(answers, FIRST));
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });

  it('fills in the form to sign up, with addresses and telephones that are nobody’s', () => {
    for (const { details } of cast.characters) {
      expect(SignupRequest.parse(details)).toMatchObject({ fullName: details.fullName });
      expect(details.email).toMatch(/@(example\.(com|org|net)|refused\.test)$/);
      expect(details['mobile'] ?? '07700 900000').toMatch(/^07700 900\d{3}$/);
    }
    expect(new Set(cast.characters.map(({ details }) => details.email)).size).toBe(300);
  });

  it('has nobody whose mailbox refuses the link that they come back by: one that is gone is gone after the will was sent', () => {
    // The local mailbox plays that by how an address begins.
    expect(cast.characters.filter(({ details }) => /^(bounce|defer|complain)/i.test(details.email))).toEqual([]);
    const names = cast.characters.find(({ stage }) => stage === 'undelivered')!.scenes.map(({ name }) => name);
    expect(names.slice(-2)).toEqual(['is-reviewed', 'mail-comes-back']);
  });

  it('has something worth a second look for the one of whom the picture of it is taken', () => {
    for (const seed of [1, 7, 23]) {
      const { stage, firstAnswers, answers } = castFrom(seed, 60, FIRST).characters[1]!;
      expect([stage, firstAnswers]).toEqual(['started', 9]);
      expect(JSON.stringify(answers.specificGifts)).toMatch(/Spain|Cyprus|Ghana/);
    }
  });

  it('has somebody at every stage, the rarest too, and as many as the stage weighs', () => {
    expect(new Set(stagesFor(40))).toEqual(new Set(Object.keys(PLANS)));
    expect(stagesFor(300).filter((stage) => stage === 'signed').length).toBeGreaterThan(45);
    expect(stagesFor(6)).toHaveLength(6);
  });

  it('lives each life in its order, the team’s part of it in working hours', () => {
    for (const { scenes } of cast.characters) {
      expect(scenes.map(({ quarter }) => quarter)).toEqual(scenes.map(({ quarter }) => quarter).toSorted((a, b) => a - b));
      expect(scenes.filter(({ name, quarter }) => SCENES[name] === 'team' && !worksAt(FIRST, quarter))).toEqual([]);
    }
    expect(timeOf(FIRST, 0) < timeOf(FIRST, 1)).toBe(true);
  });

  it('has couples whose wills mirror each other, each invited after the other had paid', () => {
    const couples = cast.characters.filter(
      ({ invitedBy, household }) => invitedBy !== null && cast.characters[invitedBy]!.household.partner === household.head,
    );
    expect(couples.length).toBeGreaterThan(10);
    for (const { invitedBy, scenes } of cast.characters.filter((each) => each.invitedBy !== null)) {
      const paid = cast.characters[invitedBy!]!.scenes.find(({ name }) => name === 'pays');
      expect(paid!.quarter).toBeLessThan(scenes[0]!.quarter);
    }
  });
});
