import { describe, expect, it } from '@jest/globals';
import { draftWill } from '../draft-will.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { breakable, cssString, linesOf, shortened, widthOf } from './css-string.ts';
import { footerView } from './footer-view.ts';
import { plan } from '../testing/planned.ts';
import { willHtml } from './will-html.ts';
import { CLAUSE_PARTIAL, SPANS_PARTIAL, WILL_TEMPLATE } from './will-template.ts';

const html = (kind: 'draft' | 'final', fullName = MARGARET.fullName): string => {
  const will = draftWill({ answers: SINGLE, testator: { ...MARGARET, fullName }, on: ON, kind });
  if (!will.ok) throw new Error(will.refused.reason);
  return will.html;
};

describe('the template', () => {
  it.each([WILL_TEMPLATE, CLAUSE_PARTIAL, SPANS_PARTIAL])(
    'prints nothing unescaped and puts no value into an unquoted place',
    (template) => {
      expect(template).not.toMatch(/\{\{\{|\{\{&/);
      expect(template).not.toMatch(/=\s*\{\{/);
      expect(template).not.toMatch(/<script|javascript:|\son\w+=/i);
    },
  );
});

describe('the page', () => {
  it('is a complete British English document with its title and its typefaces inside', () => {
    const page = html('final');
    expect(page).toMatch(/^<!doctype html>\n<html lang="en-GB" class="standard">/);
    expect(page).toContain('<title>Will of Margaret Anne Hughes</title>');
    expect(page.match(/@font-face/g)).toHaveLength(2);
    expect(page).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
  });

  it('marks a draft and gives it nothing to sign (A-072, D-047)', () => {
    const page = html('draft');
    expect(page).toContain('<span>DRAFT – NOT FOR SIGNING</span>');
    expect(page).toMatch(/Anything not given away[^]*Signing page omitted from draft/);
    expect(page).not.toMatch(/First witness|Signature of|Initials/);
  });

  it('gives a final everything to sign, and no mark (A-072, D-047)', () => {
    const page = html('final');
    expect(page.slice(page.indexOf('<body>'))).not.toMatch(/watermark|DRAFT|omitted/i);
    expect(page).toMatch(/Anything not given away[^]*Signature of Margaret Anne Hughes[^]*First witness[^]*Second witness/);
  });

  it('embeds the typefaces of the alphabets that the names need', () => {
    expect(html('final', 'Ελένη Иванова').match(/@font-face/g)).toHaveLength(6);
  });

  it('sets a typed apostrophe as a printer does', () => {
    const page = html('final', "Siobhan O'Neill");
    expect(page).toContain('<title>Will of Siobhan O’Neill</title>');
    expect(page.slice(page.indexOf('<body>'))).not.toMatch(/'|&#x27;|&#39;/);
  });

  it('escapes a hostile name in the text and in the footer (T-17)', () => {
    const page = html('final', '"} </style><script>alert(1)</script> {{title}}');
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {{title}}');
    expect(page.match(/<\/style>/g)).toHaveLength(1);
  });
});

describe('the foot of a page', () => {
  const left = (title: string, edition: 'standard' | 'large-print') => footerView(title, { initials: '', version: '' }, edition).left;

  it.each([
    ['standard', 80],
    ['large-print', 60],
  ] as const)('has room for so much of a title in the %s edition: %i narrow letters', (edition, room) => {
    const fits = `Will of ${'a'.repeat(room - 10)}`;
    expect(left(fits, edition)).not.toContain(cssString('…'));
    expect(left(`${fits}aaa`, edition)).toContain(cssString('…'));
  });
});

describe('text in a style element', () => {
  it('is letters, digits and escapes', () => {
    expect(cssString('O’B "x"}\n<')).toBe(String.raw`O\2019 B\20 \22 x\22 \7d \a \3c `);
  });

  it('can be broken where a word is longer than a line', () => {
    expect(breakable(`Will of ${'W'.repeat(32)}`)).toBe(`Will of ${'W'.repeat(15)}\u200b${'W'.repeat(15)}\u200bWW`);
    expect(breakable('Will of Marjoribanks-Featherstone')).toBe('Will of Marjoribanks-Featherstone');
  });

  it('is shortened by whole characters', () => {
    expect(shortened('Ŵyn Lee', 8)).toBe('Ŵyn Lee');
    expect(shortened('ann e\u0301e\u0301e\u0301', 6)).toBe('ann …');
    expect(shortened('a'.repeat(300), 60)).toBe(`${'a'.repeat(58)}…`);
  });

  it('ends its lines with words', () => {
    expect(linesOf('Will of Thomas Edward Okonkwo-Reeves', 37)).toEqual(['Will of Thomas Edward', 'Okonkwo-Reeves']);
    expect(linesOf('Will of Jo Lee', 37)).toEqual(['Will of Jo Lee']);
    expect(linesOf(`Will of ${'W'.repeat(60)}`, 37)).toEqual([`Will of ${'W'.repeat(60)}`]);
  });

  it('is measured by its letters: a broad one takes the room of two narrow ones', () => {
    expect(widthOf('ile')).toBe(3);
    expect(widthOf('WM')).toBe(4);
    expect(widthOf(shortened('W'.repeat(300), 60))).toBeLessThanOrEqual(60);
  });
});

describe('a paragraph of up to four lines', () => {
  it.each([
    ['standard', 330],
    ['large-print', 190],
  ] as const)('is not divided between two pages, in the %s edition one of fewer than %i letters', (edition, letters) => {
    const classOf = (length: number): string | undefined => {
      // The quotation marks are two letters of it.
      const wishes = 'a'.repeat(length - 2);
      const { document, versionCode } = plan({ funeralWishes: wishes });
      const page = willHtml(document, 'final', versionCode, edition);
      return new RegExp(`<p class="([^"]*)">(?:(?!</p>)[^])*“${wishes}”`).exec(page)?.[1];
    };
    expect([classOf(letters - 1), classOf(letters)]).toEqual(['numbered whole', 'numbered']);
  });
});

describe('lines', () => {
  it('do not end within a date, a postcode or a reference', () => {
    for (const kept of ['3 February 1961', 'SY8 1AB', '28 days', 'clause 8'])
      expect(html('final')).toContain(`<span class="nowrap">${kept}</span>`);
  });
});
