import { expect, it } from '@jest/globals';
import { readPdf } from '../platform/pdf/testing/read-pdf.ts';
import { printer } from '../testing/printer.ts';
import { planWill, renderWill } from './draft-will.ts';
import { renderHtml, standardWill } from './print/render-html.ts';
import { checkBreaks, checkPages, paragraphsOf, printedText } from './print/testing/pages.ts';
import { FAMILIES, MARGARET, ON } from './testing/families.ts';

// Every family, size and edition: the slow tests.
it.each(['draft', 'final'] as const)(
  'the %s of an ordinary family is printed complete, in order and well broken (A-072, D-047)',
  async (kind) => {
    const [{ answers, testator, settings = {} }] = FAMILIES as [(typeof FAMILIES)[number]];
    const will = planWill({ answers, testator: { ...MARGARET, ...testator }, settings, on: ON });
    if (!will.ok) throw new Error(will.refused.reason);
    const read = readPdf(await printer.renderShortest(renderHtml(will, standardWill(kind))!.layouts));
    checkPages(read, kind);
    checkBreaks(read, paragraphsOf(renderWill(will, kind)));
    expect(printedText(read)).toBe(paragraphsOf(renderWill(will, kind)).join(''));
  },
);
