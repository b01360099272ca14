import { describe, expect, it } from '@jest/globals';
import { DocumentName } from '@willow/contracts';
import { type PlannedWill, planWill, reviewFlags } from '../draft-will.ts';

import { FAMILIES, type Family, MARGARET, ON, SINGLE } from '../testing/families.ts';
import { explanationPage, documentsOf, renderHtml } from '../print/render-html.ts';
import { RULES } from '../flags/review-flags.ts';
import { sheetOf, type SheetName, SHEETS } from './sheets.ts';
import { questionsFor } from './questions-for-customer.ts';
import { sheetText } from './sheet.ts';

const plan = ({ answers, testator, settings = {} }: Omit<Family, 'name'>): PlannedWill => {
  const planned = planWill({ answers, testator: { ...MARGARET, ...testator }, settings, on: ON });
  if (!planned.ok) throw new Error(planned.refused.reason);
  return planned;
};
const text = (name: SheetName, planned: PlannedWill, kind: 'draft' | 'final' = 'final', questions: readonly string[] = []): string => {
  const sheet = sheetOf(name, { planned, kind, questions });
  return sheet ? sheetText(sheet) : '';
};
const everySheet = (planned: PlannedWill): string => SHEETS.map((name) => text(name, planned)).join('\n');

const FAMILY = plan(FAMILIES[0]!);
const ALONE = plan({ answers: SINGLE });
const REASON = 'We have not spoken since 2011. He wrote “never again”, and I took him at his word.';
const EVERYTHING = plan({
  ...FAMILIES[0]!,
  answers: { ...FAMILIES[0]!.answers, leftOut: [{ fullName: 'Tom Lee', reason: REASON }], contents: 'both' },
});

describe('the documents of a will', () => {
  it('are the will and the sheets that it has', () => {
    expect(documentsOf(EVERYTHING, 'final')).toEqual(DocumentName.options);
    expect(documentsOf(EVERYTHING, 'draft')).toEqual(DocumentName.options.filter((name) => name !== 'signing-sheet'));
    expect(documentsOf(ALONE, 'final')).toEqual(
      DocumentName.options.filter((name) => !['funeral-wishes', 'reasons', 'list-of-things'].includes(name)),
    );
  });

  it('have a fingerprint of what they say, whatever their size', () => {
    const of = (name: DocumentName, edition: 'standard' | 'large-print') =>
      renderHtml(EVERYTHING, { name, kind: 'final', edition })!.contentHash;
    for (const name of DocumentName.options) expect(of(name, 'standard')).toBe(of(name, 'large-print'));
    expect(new Set(DocumentName.options.map((name) => of(name, 'standard'))).size).toBe(DocumentName.options.length);
    expect(of('will', 'standard')).toBe(EVERYTHING.contentHash);
  });
});

describe('the cover letter', () => {
  const final = text('cover-letter', FAMILY);

  it.each([
    ['its status', /team review, and this is the final will/],
    ['that it has no effect yet', /no legal effect until you have signed it in front of two witnesses/],
    [
      'the three most important effects',
      /1\. Who inherits\.[^]*David Hughes[^]*2\. If someone dies before you\.[^]*3\. Who is in charge\.[^]*Bethan Price/,
    ],
    ['what is enclosed, each by itself', /What comes with this letter[^]*How to sign[^]*nothing may ever be attached/],
    [
      'what the will cannot do',
      /Jointly owned[^]*Pensions[^]*life insurance[^]*6 April 2027[^]*Finance Act 2026[^]*Property abroad[^]*Trusts[^]*Tax planning/,
    ],
    ['how to ask for changes', /Write to support@/],
    ['who we are not', /We are not solicitors, and nothing here is legal advice/],
    ['when to look again', /every 3-5 years[^]*marries, divorces, is born, adopted or dies, or you move house/],
  ])('says %s', (_what, sheet) => {
    expect(final).toMatch(sheet);
  });

  it('tells of divorce whom it can happen to, and that conversion cancels nothing', () => {
    expect(text('cover-letter', FAMILY)).toMatch(
      /Changing a civil partnership into a marriage does not cancel it\. If your marriage or civil partnership is dissolved or annulled/,
    );
    expect(text('cover-letter', ALONE)).not.toMatch(/dissolved|divorce,|Changing a civil partnership/);
  });

  it('does not put in charge together those who act one after the other', () => {
    const inOrder = FAMILIES.find(({ settings }) => settings?.executors === 'in-order')!;
    expect(text('cover-letter', plan(inOrder))).toMatch(
      /3\. Who is in charge\. David Hughes will collect .* carry out this will, or, if they cannot, Bethan Price, then Tomasz Wiśniewski\./,
    );
  });

  it('of a draft asks for approval and puts the questions, and the final’s does not', () => {
    const draft = text('cover-letter', FAMILY, 'draft', ['Is this a question?']);
    expect(draft).toMatch(/draft for your approval[^]*must not be signed[^]*Please answer these questions\n\n- Is this a question\?/);
    expect(draft).not.toContain('How to sign');
    expect(text('cover-letter', FAMILY, 'final', ['Is this a question?'])).not.toContain('Is this a question?');
  });

  it('lists what comes with it, and nothing that does not', () => {
    expect(final).toContain('Your funeral wishes on a sheet of their own');
    expect(text('cover-letter', ALONE)).not.toContain('Your funeral wishes on a sheet of their own');
  });

  it('asks something for these rules, and every one of them exists', () => {
    const asking = RULES.map(({ id }) => id).filter((id) => questionsFor([{ id, about: null }], {}).length > 0);
    expect(asking.join(' ')).toBe(
      'R01 R03 R04 R06 R07 R09 R10 R13 R14 R17 R19 R20 R21 R22 R24 R25 R27 R28 R29 R30 R31 R32 R33 R34 R35 R36 R37 R38 R39 R40 R42 R43 R44 R45 R46 R47 R52 R53 R55 R56 R57 R58 R59 R60',
    );
  });

  it('names what each question is about', () => {
    const about = (...path: (string | number)[]) => ({ step: 8, path });
    const answers = { specificGifts: [{ description: 'my things', recipientName: 'Ann Lee' }, { description: 'etc.' }] };
    const flags = [0, 1].map((row) => ({ id: 'R34', about: about('specificGifts', row, 'description') }));
    expect(questionsFor(flags, answers)).toEqual([
      'Could you describe your gifts so that a stranger could pick out each thing? This is about “my things” to Ann Lee and “etc.”.',
    ]);
    expect(questionsFor([{ id: 'R17', about: about('executors', 0, 'fullName') }], { executors: [{ fullName: 'Rhys Hughes' }] })).toEqual([
      'Is everybody you chose as executor 18 or over? Nobody younger can act. This is about Rhys Hughes.',
    ]);
  });

  it('asks what the review flags leave open, each question once', () => {
    const flags = reviewFlags({ answers: FAMILIES[0]!.answers, testator: { ...MARGARET, postcode: 'EH1 1AA' }, on: ON });
    expect(questionsFor(flags, FAMILIES[0]!.answers)).toContainEqual(expect.stringContaining('permanent home in England or Wales'));
    expect(questionsFor([...flags, ...flags], {})).toEqual(questionsFor(flags, {}));
    expect(questionsFor([{ id: 'R51', about: null }], {})).toEqual([]);
  });
});

describe('the signing sheet', () => {
  const sheet = text('signing-sheet', FAMILY);

  it('has its twelve steps in order', () => {
    const steps = sheet.match(/^\d+\. [^.,]+/gm);
    expect(steps).toEqual([
      '1. Read it',
      '2. Choose two witnesses',
      '3. Be in one room',
      '4. Date it',
      '5. Sign it',
      '6. Let each witness sign',
      '7. Initial every page',
      '8. Change nothing by pen',
      '9. Attach nothing',
      '10. Store the original',
      '11. Marriage cancels it',
      '12. If something went wrong',
    ]);
    expect(sheet).toMatch(/law does not ask for initials/);
    expect(sheet).toMatch(/Do not staple, clip, pin or glue the pages/);
    expect(sheet).toMatch(/Put all pages, in order and with nothing else, into one envelope/);
  });

  it('lists everybody who must not be a witness, and why', () => {
    for (const line of ['David Hughes (your partner; inherits)', 'Rhys Hughes (may inherit)', 'Tomasz Wiśniewski (has a gift)'])
      expect(sheet).toContain(line);
    expect(sheet).toMatch(/Nor may the husband, wife or civil partner of anybody on this list/);
    expect(sheet).not.toContain('Bethan Price');
  });

  it('says of whom the will expects as a spouse what they are to it', () => {
    const engaged = plan({ answers: { ...SINGLE, expectsToMarry: 'Bethan Price' } });
    expect(text('signing-sheet', engaged)).toContain('Bethan Price (whom you expect to marry; inherits)');
  });

  it('has no organisation on its list, and says so where nobody is left', () => {
    const charity = { fullName: 'RSPCA', address: 'Horsham', relationship: 'Charity', percentage: 100 };
    const given = plan({ answers: { ...SINGLE, customBeneficiaries: [charity] } });
    expect(text('signing-sheet', given)).not.toContain('RSPCA');
    expect(text('signing-sheet', given)).toContain('Nobody: your will gives to organisations only.');
  });

  it('is not made for a draft', () => {
    expect(sheetOf('signing-sheet', { planned: FAMILY, kind: 'draft', questions: [] })).toBeNull();
  });
});

describe('the executors’ sheet and the funeral sheet', () => {
  it('says where the signed will is once that is known, instead of room to write it in', () => {
    const kept = { at: 'The grey box in the study', signedOn: '2026-11-25' };
    const sheet = sheetText(sheetOf('executors-sheet', { planned: FAMILY, kind: 'final', questions: [], kept })!);
    expect(sheet).toContain('The signed original is kept at: The grey box in the study\nDate it was signed: 25 November 2026');
    expect(sheet).not.toContain('____');
  });

  it('tells the executors what to do and nothing of who inherits', () => {
    const sheet = text('executors-sheet', FAMILY);
    expect(sheet).toMatch(/David Hughes and Bethan Price, acting together/);
    expect(sheet).toMatch(/The signed original is kept at: _+/);
    expect(sheet).not.toMatch(/Rhys|Carys|Tomasz/);
  });

  it.each(SHEETS)('speaks of one executor as of one: %s', (name) => {
    const answers = { ...SINGLE, executors: SINGLE.executors!.slice(0, 1), funeralWishes: 'A birch.' };
    expect(text(name, plan({ answers }))).not.toMatch(/[Yy]our executors|For my executors|^Executors\b/m);
  });

  it('tells executors who act one after the other in which order', () => {
    const inOrder = FAMILIES.find(({ settings }) => settings?.executors === 'in-order')!;
    expect(text('executors-sheet', plan(inOrder))).toContain(
      'David Hughes, then Bethan Price, then Tomasz Wiśniewski, each if the one before cannot act',
    );
  });

  it('tells executors their time limits, and how the pages are kept together', () => {
    const sheet = text('executors-sheet', FAMILY);
    for (const limit of [
      /within 5 days of the registrar’s receiving the medical certificate/,
      /For 6 months after probate is granted, [^.]* a claim up to 4 months later still/,
      /on or after 6 April 2027, unused pension funds count for inheritance tax/,
      /within 6 months and its forms, where they are needed, within 12/,
      /2 months protects you/,
      /first 12 months/,
      /within 2 years/,
    ])
      expect(sheet).toMatch(limit);
    expect(sheet).toMatch(/Its pages are loose and belong together/);
    expect(sheet).not.toMatch(/Never take out a staple/);
  });

  it('tells executors of the wishes and of the clause with their powers', () => {
    const powers = FAMILY.document.clauses.find(({ id }) => id === 'powers')!.number;
    expect(text('executors-sheet', FAMILY)).toContain(`help from the estate (clause ${powers} of the will)`);
    const kept = plan({ answers: SINGLE, settings: { keepsWillIn: 'Spain' } });
    expect(text('executors-sheet', kept)).toContain(
      'Another will, about property in Spain, may stay in force beside it: look for that one too.',
    );
    expect(text('executors-sheet', FAMILY)).not.toContain('Another will');
    expect(text('executors-sheet', FAMILY)).toContain('Read the funeral wishes.');
    expect(text('executors-sheet', ALONE)).not.toContain('Read the funeral wishes.');
  });

  it.each([
    [{ organDonation: 'donate' }, 'I want to be a donor of organs and tissue.'],
    [{ organDonation: 'refuse' }, 'I do not want to be a donor of organs or tissue.'],
    [{ funeralPlan: { provider: 'Mill Road Funerals', planNumber: 'MR 4711' } }, 'Provider: Mill Road Funerals\nPlan number: MR 4711'],
    [{ funeralPlan: { provider: 'Mill Road Funerals' } }, 'Provider: Mill Road Funerals\n\nAsk the provider'],
  ] as const)('tells whoever arranges the funeral what no will says: %j', (told, says) => {
    const will = plan({ answers: { ...SINGLE, ...told } });
    expect(text('funeral-wishes', will)).toContain(says);
    expect(text('funeral-wishes', will)).toContain('kept beside my will');
    expect(text('cover-letter', will)).toContain('Your funeral wishes on a sheet of their own');
    expect(text('executors-sheet', will)).toContain('Read the funeral wishes.');
    expect(will.versionCode).toBe(ALONE.versionCode);
  });

  it('repeats the wishes and says what they are not', () => {
    const sheet = text('funeral-wishes', FAMILY);
    expect(sheet).toMatch(/“A quiet cremation at Ludlow\.”\n“No black ties, please\.”/);
    expect(sheet).toMatch(/not legally binding, and nothing in them makes a gift/);
  });
});

describe('the statement of reasons', () => {
  const sheet = text('reasons', EVERYTHING);

  it('has the reasons in the applicant’s words, to be signed, and is no part of the will', () => {
    expect(sheet).toContain('“We have not spoken since 2011. He wrote ‘never again’, and I took him at his word.”');
    expect(sheet).toMatch(/no part of my will and no change to it[^]*have thought about Tom Lee\.[^]*my reasons, in my own words/);
    expect(sheet).toMatch(/Signature: _+\nDate: _+/);
    expect(text('reasons', EVERYTHING, 'draft')).toMatch(/Do not sign it\./);
    expect(text('reasons', EVERYTHING, 'draft')).not.toContain('Signature');
  });

  it('stays out of the will and of what whoever is no executor reads', () => {
    expect(plan({ ...FAMILIES[0]!, answers: { ...FAMILIES[0]!.answers, contents: 'both' } }).versionCode).toBe(EVERYTHING.versionCode);
    for (const name of ['cover-letter', 'explanation', 'signing-sheet', 'executors-sheet', 'funeral-wishes'] as const)
      expect(text(name, EVERYTHING)).not.toMatch(/Tom Lee|2011/);
    expect(text('reasons', FAMILY)).toBe('');
  });

  it('is announced to the applicant and to executors, and only where there is one', () => {
    expect(text('cover-letter', EVERYTHING)).toContain('Your reasons for leaving somebody out, on a sheet to sign');
    expect(text('executors-sheet', EVERYTHING)).toContain('There is a statement of reasons beside the will');
    expect(everySheet(FAMILY)).not.toContain('reasons');
  });
});

describe('the list of who should have what', () => {
  it('is to be filled in by hand, and binds nobody', () => {
    const sheet = text('list-of-things', EVERYTHING);
    expect(sheet).toMatch(/^Who I would like to have what\n/);
    expect(sheet).toMatch(/no part of my will, makes no gift and binds nobody[^]*14: _+/);
    expect(text('cover-letter', EVERYTHING)).toContain('A list to fill in by hand');
    expect(text('executors-sheet', EVERYTHING)).toContain('Look for a list of things.');
  });

  it('is there only where children share what is in the home', () => {
    const toPartner = plan({ ...FAMILIES[0]!, answers: { ...FAMILIES[0]!.answers, contents: 'partner' } });
    for (const will of [FAMILY, toPartner])
      expect(everySheet(will)).not.toMatch(/Who I would like to have what|A list to fill in|list of things/);
  });
});

describe('the explanation', () => {
  it('sets each clause beside what it does, and points at the exclusion clause', () => {
    const sheet = text('explanation', FAMILY);
    for (const { number, heading } of FAMILY.document.clauses) expect(sheet).toContain(`\n${number} ${heading}\n`);
    expect(sheet).toMatch(/honest mistake does not have to pay for it: this protects them, and limits what your family can claim/);
  });

  it('has a twin for the screen with headings, landmarks and every clause', () => {
    const page = explanationPage(FAMILY, 'final');
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page.match(/<h2>/g)).toHaveLength(FAMILY.document.clauses.length);
    expect(page).toContain('<main>');
    expect(page).toContain('width=device-width');
    expect(page).not.toMatch(/user-scalable|maximum-scale|https?:/);
  });
});

describe('no sheet', () => {
  it.each(FAMILIES)('of $name speaks of legal review or gives what is printed unescaped', (family) => {
    const planned = plan(family);
    expect(everySheet(planned)).not.toMatch(/legal review|legally reviewed|we are solicitors/i);
  });

  it('lets anybody’s text become markup', () => {
    const name = '</p><script>alert(1)</script><img src=x> {{title}}';
    const planned = plan({
      answers: { ...SINGLE, executors: [{ fullName: name, address: name, relationship: 'Friend' }] },
      testator: { fullName: name },
    });
    for (const document of documentsOf(planned, 'final')) {
      const { html } = renderHtml(planned, { name: document, kind: 'final', edition: 'large-print' })!;
      expect(html).not.toMatch(/<script|<img/);
      expect(html).toContain('&lt;script&gt;');
    }
    expect(explanationPage(planned, 'final')).not.toMatch(/<script|<img/);
  });
});
