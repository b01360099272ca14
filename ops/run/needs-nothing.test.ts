import { describe, expect, it } from '@jest/globals';
import { needsNothing } from './needs-nothing.mjs';

describe('commands that need no running product', () => {
  it.each([
    [[]],
    [['help']],
    [['--help']],
    [['audit', 'verify', '--help']],
    [['draft', '--answers', 'a.json']],
    [['wording', 'show', '--out', 'wording.txt']],
    [['certificates', 'secrets', 'eventstore']],
    [['secrets', 'init']],
    [['eventstore', 'prepare']],
    [['backup', 'keygen', '--out', 'backup.key']],
  ])('%j', (args) => {
    expect(needsNothing(args)).toBe(true);
  });

  it.each([[['launch-check']], [['wording', 'status']], [['show']], [['jobs', 'failed']], [['backup', 'list']]])(
    '%j is none of them',
    (args) => {
      expect(needsNothing(args)).toBe(false);
    },
  );
});
