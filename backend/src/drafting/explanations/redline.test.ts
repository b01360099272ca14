import { describe, expect, it } from '@jest/globals';
import type { RedlinedClause, RedlineRun, WillAnswers } from '@willow/contracts';
import { FAMILIES } from '../testing/families.ts';
import { plan } from '../testing/planned.ts';
import { affected } from './meaning-diff.ts';
import { readingOf } from './reading.ts';
import { redline } from './redline.ts';

const MARKS = { same: ['', ''], deleted: ['[-', '-]'], inserted: ['{+', '+}'] } as const;
const shown = ({ kind, text }: RedlineRun) => `${MARKS[kind][0]}${text}${MARKS[kind][1]}`;
const linesIn = ({ lines }: RedlinedClause) => lines.map(({ label, runs }) => `${label} ${runs.map(shown).join('')}`);
const executors = (...names: string[]): WillAnswers => ({ executors: names.map((fullName) => ({ fullName, address: '1 High Street' })) });

const compared = (before: WillAnswers, after: WillAnswers) => redline(plan(before), plan(after));

describe('the will against the version before, word by word', () => {
  it('marks the words of a line that went and came, and keeps the lines between', () => {
    const [clause] = compared(executors('Ann Lee', 'Ben Lee'), executors('Ann Lee', 'Cat Roe', 'Ben Lee'));
    expect(clause).toMatchObject({ heading: expect.stringMatching(/^\d+\. /), change: 'changed' });
    const items = linesIn(clause!).filter((line) => line.startsWith('('));
    expect(items).toEqual([
      expect.stringMatching(/^\(a\) Ann Lee[^[{]*$/),
      expect.stringMatching(/^\(b\) \{\+Cat Roe.*\+\}$/),
      expect.stringMatching(/^\(c\) Ben Lee[^[{]*$/),
    ]);
  });

  it('keeps a sum in one piece, and tells the mark behind a word from the word', () => {
    const gifts = (...given: readonly [string, string][]): WillAnswers => ({
      hasSpecificGifts: true,
      specificGifts: given.map(([description, recipientName]) => ({ description, recipientName, recipientRelationship: 'niece' })),
    });
    const [clause] = compared(gifts(['£1,250', 'Eve Lee']), gifts(['£1,500', 'Eve Lee'], ['my piano', 'Eve Lee']));
    expect(linesIn(clause!).filter((line) => line.startsWith('('))).toEqual([
      '(a) to Eve Lee (niece): [-£1,250.-]{+£1,500;+}',
      '(b) {+to Eve Lee (niece): my piano.+}',
    ]);
  });

  it('names a clause that is new or gone, and none for a number that moved', () => {
    const wishes: WillAnswers = { funeralWishes: 'No fuss.' };
    expect(compared({}, wishes).map(({ change }) => change)).toEqual(['new']);
    const [gone] = compared(wishes, {});
    expect(gone).toMatchObject({ change: 'gone' });
    expect(gone!.lines.flatMap(({ runs }) => runs.map(({ kind }) => kind))).toEqual(expect.arrayContaining(['deleted']));
    expect(compared(wishes, wishes)).toEqual([]);
  });

  it('reads as the old will without what came, as the new will without what went, of every two families', () => {
    const plans = FAMILIES.map(({ answers }) => plan(answers));
    for (const [index, after] of plans.entries()) {
      const before = plans[(index + 1) % plans.length]!;
      const places = [...affected(before.document, after.document)];
      const clauses = redline(before, after);
      expect(clauses).toHaveLength(places.length);
      const now = readingOf(after, [], {});
      for (const clause of clauses.filter(({ change, heading }) => change !== 'gone' && heading !== 'The beginning')) {
        const { parts } = now.clauses.find(({ number, heading }) => `${number}. ${heading}` === clause.heading)!;
        const text = parts.flatMap((part) => [part.text, ...part.items.map((item) => item.text)]);
        const kept = clause.lines
          .map(({ runs }) => runs.filter(({ kind }) => kind !== 'deleted').map((run) => run.text))
          .filter((line) => line.length > 0);
        expect(kept.map((line) => line.join(''))).toEqual(text);
      }
    }
  });
});
