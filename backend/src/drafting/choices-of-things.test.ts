import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { compareWithoutWill } from './explanations/with-or-without-will.ts';
import { explained, flagged, text } from './testing/choices.ts';
import { plan } from './testing/planned.ts';

const changes = (before: WillAnswers, after: WillAnswers): readonly string[] =>
  meaningDiff(plan(before), plan(after)).map(({ sentence }) => sentence);

describe('how the home is owned', () => {
  const home = (ownership?: 'alone' | 'joint' | 'in_common'): WillAnswers => ({
    isHomeowner: 'yes',
    property: { address: '1 Hill', marketValue: 100, ...(ownership && { ownership }) },
  });
  const notes = (answers: WillAnswers) => compareWithoutWill(plan(answers), 100).notes.join(' ');

  it('jointly: it passes to the other owner, outside the will', () => {
    expect(text(plan(home('joint')))).toContain('I own 1 Hill jointly with somebody else, as joint tenants.');
    expect(text(plan(home('joint')))).toContain(
      'If another joint owner is alive when I die and we are still joint tenants then, my part passes to that owner automatically and outside this will.',
    );
    expect(explained(plan(home('joint')))).toContain('it passes straight to the other owner if they outlive you');
    expect(notes(home('joint'))).toContain('leave its value out of the sums');
  });

  it('in shares: the share is in the estate', () => {
    expect(text(plan(home('in_common')))).toContain(
      'I own a share of 1 Hill as a tenant in common. That share does not pass automatically to the other owners when I die. Whatever I own of it when I die, and can leave by will, is part of my Residuary Estate.',
    );
    expect(explained(plan(home('in_common')))).toContain('Your share of your home is yours to leave');
    expect(notes(home('in_common'))).toContain('only your share belongs in the sums');
  });

  it('alone: nothing is said of other owners', () => {
    expect(text(plan(home('alone')))).toContain('I am the only owner of 1 Hill. Whatever I own of it');
    expect(text(plan(home('alone')))).not.toContain('joint');
    expect(notes(home('alone'))).not.toContain('home');
  });

  it('is told when it changes, and the review asks only while it is open or joint', () => {
    expect(changes(home(), home('joint'))).toEqual(['The home is now owned jointly.']);
    expect(changes(home('joint'), home())).toEqual(['It is no longer said how the home is owned.']);
    const asks = (answers: WillAnswers) => flagged(answers).some((key) => key.startsWith('R25'));
    expect([home('alone'), home('in_common')].map(asks)).toEqual([false, false]);
    expect(asks(home('joint'))).toBe(true);
  });
});
