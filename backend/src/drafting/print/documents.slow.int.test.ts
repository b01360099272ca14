import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PrintEdition, type WillAnswers, DocumentName } from '@willow/contracts';
import { ChromiumPdf } from '../../platform/pdf/index.ts';
import { type ReadPdf, readPdf } from '../../platform/pdf/testing/read-pdf.ts';
import { type PlannedWill, planWill, renderWill } from '../draft-will.ts';
import { FAMILIES, type Family, MARGARET, ON, SINGLE } from '../testing/families.ts';
import { contentText } from '../document/will-text.ts';
import { explanationPage, documentsOf, renderHtml } from './render-html.ts';
import { checkBreaks, checkPages, MM, paragraphsOf, printedText, squeezed } from './testing/pages.ts';

const pdf = new ChromiumPdf();

afterAll(() => pdf.close());

const plan = ({ answers, testator, settings = {} }: Omit<Family, 'name'>): PlannedWill => {
  const planned = planWill({ answers, testator: { ...MARGARET, ...testator }, settings, on: ON });
  if (!planned.ok) throw new Error(planned.refused.reason);
  return planned;
};
const print = async (planned: PlannedWill, name: DocumentName, edition: PrintEdition = 'standard', kind: 'draft' | 'final' = 'final') =>
  readPdf(await pdf.renderShortest(renderHtml(planned, { name, kind, edition })!.layouts));

const person = (index: number) => ({
  fullName: `Person ${index} Featherstonehaugh`,
  address: `${index} High Street, Ludlow, SY8 1AB`,
  relationship: 'Friend',
});
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1));
const MANY: Omit<Family, 'name'> = {
  answers: {
    ...FAMILIES[0]!.answers,
    children: people(10).map(({ fullName }) => ({ fullName, dob: '2011-01-01' })),
    executors: people(3),
    specificGifts: people(30).map(({ fullName }, index) => ({
      description: `print number ${index}`,
      recipientName: `${fullName} the ${index}th`,
      recipientRelationship: 'Friend',
    })),
    funeralWishes: 'A long wish. '.repeat(769),
  },
};
const FAMILIES_OF_SIZES: readonly (readonly [string, Omit<Family, 'name'>])[] = [
  ['small', { answers: SINGLE }],
  ['typical', FAMILIES[0]!],
  ['as large as there can be', MANY],
];

function checkSheet({ pages, ...sheet }: ReadPdf): void {
  expect(sheet).toMatchObject({ language: 'en-GB', isTagged: true, isActive: false });
  expect(sheet.title).not.toBe('');
  expect(sheet.outline[0]).toBe(sheet.title);
  expect(sheet.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
  pages.forEach((page, index) => {
    expect(page.text).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(page.text).toContain('Not part of the will');
    for (const { x, right, y } of page.drawn) {
      expect(x).toBeGreaterThan(20 * MM);
      expect(right).toBeLessThan(page.width - 18 * MM);
      expect(y).toBeGreaterThan(15 * MM);
      expect(y).toBeLessThan(page.height - 8 * MM);
    }
  });
}

describe.each(FAMILIES_OF_SIZES)('the documents of a will that is %s', (_size, family) => {
  const planned = plan(family);

  it.each(['standard', 'large-print'] as const)('keep the promises of their pages in the %s edition (property 24)', async (edition) => {
    for (const name of documentsOf(planned, 'final').filter((each) => each !== 'will')) checkSheet(await print(planned, name, edition));
  });

  it('has a signing sheet and a sheet for executors of one page', async () => {
    expect((await print(planned, 'signing-sheet')).pages).toHaveLength(1);
    expect((await print(planned, 'executors-sheet')).pages).toHaveLength(1);
  });

  it.each(['draft', 'final'] as const)(
    'is a %s of large print that is signed on one page and says the same (properties 11 to 13)',
    async (kind) => {
      const read = await print(planned, 'will', 'large-print', kind);
      const paragraphs = paragraphsOf(renderWill(planned, kind));
      checkPages(read, kind, 'large-print');
      checkBreaks(read, paragraphs);
      expect(printedText(read)).toBe(paragraphs.join(''));
    },
  );
});

describe('large print', () => {
  it('is set in 18 point', async () => {
    const html = renderHtml(plan({ answers: SINGLE }), { name: 'will', kind: 'final', edition: 'large-print' })!.html;
    expect(html).toContain('class="large-print"');
    expect(html).toContain(':root.large-print { font-size: 18pt; }');
  });

  it.each(['draft', 'final'] as const)('has nothing smaller than 16 point in any document of a %s, its foot included', async (kind) => {
    const planned = plan({ ...MANY, testator: { fullName: 'Konstantinos Alexandros Papadimitrakopoulos-Brzęczyszczykiewicz' } });
    for (const name of documentsOf(planned, kind)) {
      const { pages } = await print(planned, name, 'large-print', kind);
      for (const { text, size } of pages.flatMap(({ drawn }) => drawn))
        expect({ name, text, size: Math.max(size, 15.9) }).toEqual({ name, text, size });
    }
  });

  it.each([25, 34, 36, 62, 64, 66].map((letters) => 'W'.repeat(letters)))('keeps the signing page of %s whole', async (fullName) => {
    const read = await print(plan({ answers: SINGLE, testator: { fullName } }), 'will', 'large-print');
    checkPages(read, 'final', 'large-print');
  });

  it.each(['W'.repeat(300), 'Llanfair-'.repeat(33)])('holds a name of 300 unbroken characters (%#)', async (fullName) => {
    const planned = plan({
      answers: { ...SINGLE, customBeneficiaries: [{ fullName, relationship: 'Friend', address: fullName, percentage: 100 }] },
      testator: { fullName },
    });
    const read = await print(planned, 'will', 'large-print');
    checkPages(read, 'final', 'large-print');
    for (const name of documentsOf(planned, 'final').filter((each) => each !== 'will')) checkSheet(await print(planned, name));
    expect(squeezed((await print(planned, 'signing-sheet')).pages.map(({ text }) => text).join(''))).toContain(squeezed(fullName));
  });
});

describe('hostile text in every answer', () => {
  let server: Server;
  let origin: string;
  const hits: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      hits.push(request.url ?? '');
      response.end('CANARY');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const attack = (field: string): string => {
    const url = (what: string) => `${origin}/${field}-${what}`;
    return [
      `"'></title></style></p><img src="${url('img')}" onerror="fetch('${url('onerror')}')">`,
      `<script src="${url('script')}"></script><script>fetch("${url('fetch')}")</script>`,
      `<link rel="stylesheet" href="${url('link')}"><style>@import "${url('import')}";*{background:url(${url('css')})}</style>`,
      `<iframe src="${url('iframe')}" srcdoc="<img src=${url('srcdoc')}>"></iframe><object data="${url('object')}"></object>`,
      `<svg><image href="${url('svg')}"/></svg><meta http-equiv="refresh" content="0;url=${url('refresh')}"><base href="${url('base')}">`,
      `{{{title}}} {{> head}} \\a } @page { content: url(${url('page')}) }`,
    ].join('');
  };
  const FIELDS = [
    'fullName',
    'addressLine1',
    'addressLine2',
    'city',
    'county',
    'postcode',
    'partner',
    'child',
    'guardian',
    'guardianAddress',
    'guardianRelationship',
    'home',
    'executor',
    'executorAddress',
    'executorRelationship',
    'substitute',
    'substituteRelationship',
    'gift',
    'recipient',
    'recipientRelationship',
    'funeral',
    'country',
    'partnerAddress',
    'partnerEmail',
    'beneficiary',
    'beneficiaryAddress',
    'beneficiaryRelationship',
    'secondExecutor',
    'secondChild',
  ] as const;

  /** Two wills, because no will has both substitutes and shares. */
  function hostile(): readonly PlannedWill[] {
    const [
      fullName,
      addressLine1,
      addressLine2,
      city,
      county,
      postcode,
      partner,
      child,
      guardian,
      guardianAddress,
      guardianRelationship,
      home,
      executor,
      executorAddress,
      executorRelationship,
      substitute,
      substituteRelationship,
      gift,
      recipient,
      recipientRelationship,
      funeral,
      country,
      partnerAddress,
      partnerEmail,
      beneficiary,
      beneficiaryAddress,
      beneficiaryRelationship,
      secondExecutor,
      secondChild,
    ] = FIELDS.map(attack) as [string, ...string[]];
    const answers = {
      ...FAMILIES[0]!.answers,
      partner: { fullName: partner, dob: '1960-01-01', address: partnerAddress, email: partnerEmail },
      children: [
        { fullName: child, dob: '2015-01-01' },
        { fullName: secondChild, dob: '2016-01-01' },
      ],
      guardian: { fullName: guardian, address: guardianAddress, relationship: guardianRelationship },
      property: { address: home, marketValue: 1 },
      executors: [{ fullName: executor, address: executorAddress, relationship: executorRelationship }, { fullName: secondExecutor }],
      partnerSubstituteRule: 'custom',
      customSubstitutes: [{ fullName: substitute, relationship: substituteRelationship, percentage: 100 }],
      specificGifts: [{ description: gift, recipientName: recipient, recipientRelationship }],
      funeralWishes: funeral,
    } as WillAnswers;
    const testator = { fullName, dob: '1961-02-03', addressLine1, addressLine2, city, county, postcode } as Family['testator'];
    const shares = {
      ...answers,
      beneficiaryType: 'custom',
      customBeneficiaries: [
        { fullName: beneficiary, address: beneficiaryAddress, relationship: beneficiaryRelationship, percentage: 60 },
        { fullName: child, address: beneficiaryAddress, relationship: 'Daughter', percentage: 40 },
      ],
    } as WillAnswers;
    return [answers, shares].map((each) => plan({ answers: each, testator: testator!, settings: { keepsWillIn: country! } }));
  }

  it('fetches nothing, from no document in no size, and is printed as it was typed', async () => {
    let printed = 0;
    for (const planned of hostile()) {
      for (const kind of ['draft', 'final'] as const)
        for (const name of documentsOf(planned, kind))
          for (const edition of ['standard', 'large-print'] as const) {
            const read = await print(planned, name, edition, kind);
            expect(read.isActive).toBe(false);
            printed += 1;
          }
      const twin = readPdf(await pdf.render(explanationPage(planned, 'final')));
      printed += 1;
      expect(squeezed(twin.pages.map(({ text }) => text).join(''))).toContain(squeezed(`<img src="${origin}/executor-img"`));
    }
    const texts = hostile().map(({ document }) => contentText(document));
    // What a will never says stays out of it, and a relationship is said in plain words only; every other field was in one of the documents.
    const isSaid = (field: string): boolean => (!field.startsWith('partner') || field === 'partner') && !field.endsWith('Relationship');
    for (const field of FIELDS.filter(isSaid)) expect(texts.some((text) => text.includes(`/${field}-img`))).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect({ fields: FIELDS.length, printed, hits }).toEqual({ fields: 29, printed: 46, hits: [] });
    await fetch(`${origin}/control`);
    expect(hits).toEqual(['/control']);
  });
});
