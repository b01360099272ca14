import { describe, expect, it } from '@jest/globals';
import { CLAIMS } from '@willow/contracts/brand/claims';
import { COMPANY, PROCESSORS } from '@willow/contracts/brand/company';
import { EXAMPLE_MARKS, REVIEW_DATA_PLACE, withoutMarks } from '@willow/contracts/brand/examples';
import { reviewDataOf } from '@willow/contracts/brand/review-data';
import { REVIEWS } from '@willow/contracts/brand/reviews';
import { WAYS_TO_A_WILL } from '@willow/contracts/brand/ways-to-a-will';
import { fillStatusPage } from '@willow/contracts/status/fill-status-page';
import { ServiceComponent } from '@willow/contracts/status/status';
import { ADVISERS } from '@willow/contracts/suitability/advisers';
import { SUITABILITY_QUESTIONS } from '@willow/contracts/suitability/questions';
import { REASONS } from '@willow/contracts/suitability/suitability';
import { VERDICTS } from '@willow/contracts/suitability/summary';
import { NOT_FOUND_PATH, PUBLIC_PATHS, REFERRAL_PAGE } from './shared/paths.ts';
import { built, isBuilt, pageAt } from './testing/built-site.ts';
import { faultsOf } from './testing/valid-html.ts';

const texts = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
const links = (root: ParentNode) => [...root.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')] as const);
const section = (page: Document, title: string) => page.querySelector(`[aria-labelledby=${title}]`)!;
const main = (path: string) => pageAt(path).querySelector('main')!;

describe('public pages', () => {
  it('the page for what is not there says so (P-007, P-008, P-011, D-090)', () => {
    const text = pageAt(NOT_FOUND_PATH).body.textContent;
    expect(text).toContain('Page Not Found');
    expect(text).toContain('Did you forget to add the page to the router?');
  });

  it('how it works has five steps, the landing page three; the reward and the reasons (P-073, P-074, P-075, P-076, P-077, P-078, P-079, P-080, P-081, C-463, D-099)', () => {
    const page = pageAt('/how-it-works');
    const steps = [...page.querySelectorAll('main ol h2')].map(({ textContent }) => textContent);
    expect(steps).toEqual(['Create a free account', 'Answer the questions', 'Pay £50', 'Receive your draft', 'Print it and sign it']);
    expect(pageAt('/').querySelectorAll('[aria-labelledby=how-title] li')).toHaveLength(3);
    expect(page.body.textContent).toContain('Refer a friend and earn £25');
    expect(page.body.textContent).toContain('Why choose us');
    expect(page.body.textContent).toContain('two independent adult witnesses');
  });

  it('pricing says £50 flat (P-105)', () => {
    expect(pageAt('/pricing').body.textContent).toContain('£50 flat per will');
  });

  it('pricing claims no VAT while the number is an example: only the footer has it, marked', () => {
    expect(main('/pricing').textContent).not.toContain('VAT');
    expect(COMPANY.vat).toMatch(/VAT \(example\)\.$/);
  });

  it('each page says the time that the specification gives it (C-100, D-010)', () => {
    expect(pageAt('/how-it-works').body.textContent).toContain('about 15 minutes');
    expect(pageAt('/pricing').body.textContent).toContain('under 20 minutes');
  });

  it.each([
    ['/privacy-policy', 'P-106', ['Last updated: 13 September 2025', 'not a solicitor and give no legal advice', 'aged 25 or over']],
    [
      '/security',
      'P-109, P-120, D-093',
      ['Last updated: 17 September 2025', '256-bit encryption', 'stored in the UK only', 'not a solicitor'],
    ],
    [
      '/disclaimer',
      'P-107, P-110, P-111, P-115',
      ['Last updated: 13 September 2025', 'not a solicitor', 'aged 25 or over', 'specialist advisers', 'A tree is planted'],
    ],
    [
      '/terms-of-service',
      'P-108, P-112, P-113, P-114, P-116, P-117, C-099, C-459, D-008',
      [
        'Last updated: 17 September 2025',
        'The fee is non-refundable once the will is delivered. Before that you can ask for a full refund within 30 days.',
        'Our liability is capped at the £50 paid',
        'A tree is planted for every will',
        'national will register protection',
        '£25 for each friend who completes a will, available once your own will is complete',
      ],
    ],
  ] as const)('the page at %s says what it must (%s)', (path, _, texts) => {
    const text = pageAt(path).body.textContent;
    for (const part of texts) expect(text).toContain(part);
  });
});

describe('what the law wants to be said', () => {
  const terms = main('/terms-of-service');
  const part = (id: string) => terms.querySelector(`#${id}`)?.textContent ?? '';

  it('14 days to cancel: how, until when, what comes back, and a form', () => {
    expect(part('cancel')).toMatch(/within 14 days of the day you paid, without giving a reason/);
    expect(part('cancel')).toMatch(/within 14 days of hearing from you/);
    expect(part('cancel')).toMatch(/confirm that you know this, when you press Pay.*the right to cancel ends.*We record that/);
    expect(part('cancellation-form')).toMatch(/I hereby give notice that I cancel my contract.*Ordered on:.*Name of consumer:.*Date:/s);
  });

  it('complaints: to whom, by when, and who else can be asked', () => {
    expect(part('complaints')).toMatch(/Within 2 working days.*Within 10 working days.*within 10 more working days.*Citizens Advice/s);
    expect(terms.textContent).toContain(COMPANY.telephone);
    expect(terms.textContent).toContain(COMPANY.insurer);
  });

  it('why from 25 on, where the law says 18', () => {
    expect(terms.textContent).toMatch(/aged 18 or over who has the capacity.*starts at 25 is our choice/);
  });

  it('what was changed, and when (each legal page that changed)', () => {
    for (const path of ['/privacy-policy', '/security', '/disclaimer', '/terms-of-service'])
      expect(main(path).querySelector('#changes')?.textContent).toContain('29 November 2026');
  });

  it('who works with personal data, and what leaves the country', () => {
    const policy = main('/privacy-policy').textContent;
    for (const { name, gets, where } of PROCESSORS) for (const said of [name, gets, where]) expect(policy).toContain(said);
    expect(policy).toMatch(/card payments and emails can leave the United Kingdom/);
    expect(main('/security').textContent).toMatch(/companies that also work abroad/);
  });

  it('where reviews come from, and how accessible this is', () => {
    expect(main('/reviews-policy').textContent).toMatch(/The people in them do not exist/);
    expect(links(main('/testimonials'))).toContainEqual(['Where our reviews come from', '/reviews-policy']);
    expect(main('/accessibility').textContent).toMatch(/we do not claim that it meets the guidelines in full/);
    for (const path of ['/reviews-policy', '/accessibility'])
      expect(links(pageAt('/').querySelector('footer')!).map(([, href]) => href)).toContain(path);
  });
});

describe('what leads from page to page', () => {
  const NAV = [
    ['Home', '/'],
    ['How it Works', '/how-it-works'],
    ['Pricing', '/pricing'],
    ['About', '/about'],
    ['Reviews', '/testimonials'],
  ];
  const HELP = PUBLIC_PATHS.some((path: string) => path === '/help-center') ? [['Help', '/help-center']] : [];
  const nav = (path: string) => links(pageAt(path).querySelector('header nav')!);
  const action = (path: string) => links(pageAt(path).querySelector('header')!).at(-1);

  it.each(['/how-it-works', '/pricing', '/about', '/contact', NOT_FOUND_PATH, REFERRAL_PAGE])(
    'the header of %s has the pages and Get Started (P-003, P-004)',
    (path) => {
      expect(nav(path)).toEqual([...NAV, ...HELP]);
      expect(action(path)).toEqual(['Get Started', '/wizard']);
    },
  );

  it('the header of the reviews has no Help, and says where one is (P-086, P-012, D-098)', () => {
    expect(nav('/testimonials')).toEqual(NAV);
    expect(action('/testimonials')).toEqual(['Get Started', '/wizard']);
    expect(texts(pageAt('/testimonials'), 'header [aria-current=page]')).toEqual(['Reviews']);
  });

  it.each(['/security', '/privacy-policy', '/disclaimer', '/terms-of-service', '/status'])(
    'on %s one signs up or logs in on the first page (P-005, P-012)',
    (path) => expect(action(path)).toEqual(['Sign Up / Log In', '/']),
  );
});

describe('the status page', () => {
  const page = main('/status');

  it('says that all is well, and of what (P-013, P-014, P-015, P-016, P-017, P-018, P-019, P-020, P-021, P-223, D-101)', () => {
    expect(texts(page, 'h1, h2')).toEqual(['Service Status', 'All systems operational']);
    expect(texts(page, 'dt')).toEqual([
      'Website & Dashboard',
      'Will Questionnaire',
      'Secure Payments',
      'Email Notifications (verification, receipts, drafts)',
      'Referral Programme',
    ]);
    expect(texts(page, 'dd')).toEqual(['Online', 'Online', 'Online', 'Online', 'Online']);
    expect(page.textContent).toContain('No incidents reported in the last 30 days');
  });

  it('is what the server fills with what is so', () => {
    const file = built('client/status/index.html');
    const incident = { component: 'email', beganAt: new Date(0), endedAt: null } as const;
    const filled = fillStatusPage(file, { disrupted: ServiceComponent.options, incidents: [incident] }, new Date(1000));
    expect(faultsOf(filled)).toEqual([]);
    const page = new DOMParser().parseFromString(filled, 'text/html').querySelector('main')!;
    expect(texts(page, 'h1, h2, h3')).toEqual(['Service Status', 'Our service is disrupted', 'Incidents in the last 90 days']);
    expect(texts(page, 'dd')).toEqual(ServiceComponent.options.map(() => 'Disrupted'));
    expect(page.textContent).not.toContain('No incidents');
  });

  it('leads to the will (P-022)', () => {
    expect(links(page)).toContainEqual(['Get Started - £50', '/wizard']);
  });
});

describe('the contact page', () => {
  const page = main('/contact');

  it('has a first heading and three cards (P-059, P-060, P-061, P-062, P-072, D-091)', () => {
    expect(texts(page, 'h1')).toHaveLength(1);
    const [email, office, hours, ...others] = texts(section(pageAt('/contact'), 'contact-title'), 'li');
    expect(others).toEqual([]);
    expect(email).toContain('support@willow.example');
    expect(office).toMatch(/^Registered office.*EC1A 1AA.*No walk-ins$/);
    expect(hours).toContain('Monday-Friday 9:00am-5:30pm UK time');
  });

  it('sets standard beside complex needs, with a mail for those (P-063, P-068, P-071, D-102)', () => {
    const needs = section(pageAt('/contact'), 'needs-title');
    expect(texts(needs, 'h3')).toEqual(['Standard needs', 'Complex needs']);
    expect(links(needs)).toContainEqual([
      'Contact Us for Complex Needs',
      'mailto:support@willow.example?subject=Complex%20needs%20enquiry',
    ]);
  });

  it('says why one writes to us (P-064)', () => {
    const why = section(pageAt('/contact'), 'why-title');
    expect(texts(why, 'h2, h3')).toEqual([
      'Why Contact Us',
      'Service questions',
      'Account help',
      'Payment queries',
      'Referral programme',
      'Estate complexity',
      'General support',
    ]);
  });

  it('answers that nobody can visit and that we give no advice, and how soon we reply (P-065, P-066, P-067, P-070)', () => {
    const questions = texts(page, 'details').join(' ');
    expect(questions).toContain('You cannot visit the office');
    expect(questions).toContain('We give no regulated legal advice');
    expect(page.textContent).toContain('replies within 24 hours, Monday to Friday');
    expect(page.textContent).toContain('Disclaimer.');
  });

  it('has one form, below all that the specification lists, and the address in its place without JavaScript (P-069)', () => {
    const forms = [...page.querySelectorAll('form')];
    expect(forms.map((form) => form.getAttribute('aria-labelledby'))).toEqual(['contact-form-title']);
    const labels = ['Your name', 'Your email address', 'What is it about?', 'Your message'];
    const answers = ['By email', 'By telephone: call me', 'Your telephone number', 'When should we call?'];
    expect(texts(forms[0]!, 'label')).toEqual([...labels, ...answers]);
    expect(texts(forms[0]!, '#contact-topic option').slice(1)).toEqual(texts(section(pageAt('/contact'), 'why-title'), 'h3'));
    expect(page.querySelector('noscript')?.textContent).toContain('support@willow.example');
  });
});

describe('the page about us', () => {
  const page = pageAt('/about');

  it('has mission, credentials, values and contact (P-082, P-083, P-084, P-085)', () => {
    expect(texts(page, 'main h2')).toEqual(['Our mission', 'Our credentials', 'Our values', 'Contact']);
    expect(section(page, 'contact-title').textContent).toContain('support@willow.example');
  });

  it('gives the hours of every page but the contact page (P-057, D-013)', () => {
    expect(section(page, 'contact-title').textContent).toContain('Monday to Friday, 9am-6pm');
    expect(page.body.textContent).not.toContain('5:30pm');
  });
});

describe('the reviews', () => {
  const page = pageAt('/testimonials');

  it('begin with four figures (P-087, P-098, P-102, P-221, D-100)', () => {
    const figures = section(page, 'reviews-title');
    expect(texts(figures, 'dd')).toEqual(['50,000+', '4.9/5', '25,000+', '100%']);
    expect(texts(figures, 'dt')[1]).toMatch(/^rated 4.9 out of 5/);
  });

  it('are eight, each with stars, date, words, name, place and situation (P-088, P-089)', () => {
    const cards = [...section(page, 'reviews-title').querySelectorAll('li')];
    expect(cards).toHaveLength(8);
    cards.forEach((card, index) => {
      const { text, name, location, scenario, date } = REVIEWS[index]!;
      expect(card.querySelector('figure > p')?.textContent).toBe('5 out of 5 stars');
      expect(card.querySelectorAll('figure > p svg')).toHaveLength(5);
      expect(card.querySelector('time')?.getAttribute('datetime')).toBe(date);
      expect(card.querySelector('blockquote')?.textContent).toBe(text);
      expect(card.querySelector('figcaption')?.textContent).toContain(`${name}, ${location}${scenario}`);
    });
  });

  it('go on with three statistics and two ways on (P-091, P-092, P-093, P-099)', () => {
    const trusted = section(page, 'trusted-title');
    expect(texts(trusted, 'h2')).toEqual(['Trusted by Thousands']);
    expect(texts(trusted, 'dd')).toEqual(['12 minutes', '98%', '£450']);
    expect(links(trusted)).toEqual([
      ['Create Your Will for £50', '/wizard'],
      ['See how it works', '/how-it-works'],
    ]);
  });

  it('compare cost and convenience, and say what one saves (P-094, P-100, P-222, D-012)', () => {
    const comparison = section(page, 'comparison-title');
    expect(texts(comparison, 'thead th')).toEqual(['Solicitor', 'High-street will writer', 'Willow']);
    expect(texts(comparison, 'tbody tr:first-child td')).toEqual(['£300-£800', '£150-£300', '£50']);
    expect(comparison.textContent).toContain('save up to £750');
  });

  it('end with the legal pages and who made this (P-095, P-096)', () => {
    const footer = page.querySelector('footer')!;
    expect(links(footer).map(([, href]) => href)).toEqual(expect.arrayContaining(['/privacy-policy', '/disclaimer', '/security']));
    expect(footer.textContent).toContain('Made with care by the Willow team');
  });

  it('are data for search engines only when they are confirmed (P-090, P-097, P-101, AM-13, D-011)', () => {
    expect(page.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(0);
    expect(page.querySelectorAll(`[${REVIEW_DATA_PLACE}]`)).toHaveLength(1);
    const data = reviewDataOf('https://willow.example');
    expect(data).toMatchObject({ aggregateRating: { ratingValue: '4.9', reviewCount: '8247' } });
    expect(data.review).toHaveLength(8);
    for (const review of REVIEWS)
      expect(Object.keys(review).toSorted()).toEqual(['date', 'id', 'location', 'name', 'rating', 'scenario', 'text']);
  });
});

const SUMS_OF_THE_LAW: Readonly<Record<string, readonly string[]>> = {
  '/free-tools': ['£273', '£300', '£526', '£253', '£5,000', '£100,000', '£322,000', '£500,000'],
  '/inheritance-tax-calculator': ['£325,000', '£175,000', '£2,000,000', '£2,350,000', '£2,700,000', '£3,000'],
  '/glossary': ['£325,000', '£175,000'],
  '/care-cost-calculator': ['£23,250', '£14,250', '£50,000', '£250'],
};

describe('what all public pages say', () => {
  const everything = [...PUBLIC_PATHS, REFERRAL_PAGE].map((path) => [path, pageAt(path).body.textContent ?? ''] as const);

  it.each(everything)('%s names our price only, others as theirs, and sums of the law (P-218, P-058)', (path, text) => {
    // The guides calculate examples by the law: articles.test.ts looks where their sums come from.
    const besideGuides = texts(pageAt(path), 'article[id]').reduce<string>((rest, guide) => rest.replace(guide ?? '', ''), text);
    const prices = new Set(besideGuides.match(/£\d[\d,]*\d(?:-£\d[\d,]*\d)?/g));
    const ours = ['£50', '£100', '£40', '£10', '£25'];
    const theirs = ['£300-£800', '£150-£300', '£15,000-£40,000', '£450', '£750'];
    // The pages of guides and the sample will have examples of their own, which the drafting library has written.
    if (path.startsWith('/help-center/') || path === '/sample-will') return;
    expect([...prices].filter((price) => ![...ours, ...theirs, ...(SUMS_OF_THE_LAW[path] ?? [])].includes(price))).toEqual([]);
    expect(text).not.toMatch(/included in (the )?£50/);
  });

  it.each(everything)('%s is set in straight apostrophes and hyphens (P-225, D-107)', (_, text) => {
    expect(text).not.toMatch(/[\u2018\u2019\u201c\u201d\u2013\u2014]/);
  });

  it.each(everything.filter(([, text]) => text.includes('witness')))(
    '%s: the witnesses are two, independent and adult (P-220)',
    (_, text) => {
      expect(text).toMatch(/two independent (adult witnesses|adults)/i);
      expect(text).toMatch(/not (be )?beneficiaries|neither of them a beneficiary/);
    },
  );

  const INVENTED = [CLAIMS.families, CLAIMS.trees, CLAIMS.satisfaction, CLAIMS.averageSavings, CLAIMS.intestacy, CLAIMS.landingReviews];
  const figures = new RegExp(
    [...INVENTED, '25,000 planted', '4[.]9(/5| out of 5)', 'average completion time is'].join('|').replaceAll('+', '[+]'),
  );

  it.each(everything)('%s: what is invented stands beside a mark, and the mark goes when it is confirmed (AM-13, AM-23)', (path) => {
    const unmarked = [...main(path).querySelectorAll('p, dd, strong, h3, li')]
      .filter((element) => figures.test(element.textContent ?? '') && !element.querySelector('p, dd, strong, h3, li'))
      .filter((element) => !element.closest('div, li, details')?.querySelector('[data-example]'))
      .map(({ textContent }) => textContent);
    expect(unmarked).toEqual([]);
    for (const card of main(path).querySelectorAll('li:has(blockquote)'))
      expect(texts(card, '[data-example]')).toEqual(['Example: shown until real reviews are in']);
    const file = built(`client${path}/index.html`);
    expect(withoutMarks(file, () => true)).not.toContain('data-example');
    expect(withoutMarks(file, () => false)).toBe(file);
    for (const mark of pageAt(path).querySelectorAll<HTMLElement>('[data-example]'))
      expect(EXAMPLE_MARKS).toHaveProperty([mark.dataset.example ?? ''], mark.textContent);
  });

  it.each(everything)('%s makes none of the claims that were not true', (_, text) => {
    expect(text).not.toMatch(
      /never leaves the country|same £50 as everybody|one for every completed will|only way to say|work together, or ask/i,
    );
    expect(text).not.toMatch(/% of the net estate/);
  });

  it.each(everything)('%s says which company this is', (path, text) => {
    for (const part of [COMPANY.legalName, COMPANY.companyNumber, COMPANY.placeOfRegistration, COMPANY.registeredOffice, COMPANY.vat])
      expect([path, text]).toEqual([path, expect.stringContaining(part)]);
  });

  it.each(everything)('%s: our address is a link wherever it stands', (path) => {
    const walker = document.createTreeWalker(main(path), NodeFilter.SHOW_TEXT);
    const bare: string[] = [];
    while (walker.nextNode())
      if (walker.currentNode.textContent?.includes('support@willow.example') && !walker.currentNode.parentElement?.closest('a'))
        bare.push(walker.currentNode.textContent);
    expect(bare).toEqual([]);
  });

  it('the two sentences about refunds stand side by side, and updates are free (P-118, P-119, D-008, D-015)', () => {
    expect(main('/').textContent).toContain('30-day refund guarantee until your will is delivered');
    expect(main('/terms-of-service').textContent).toContain('The fee is non-refundable once the will is delivered.');
    expect(main('/terms-of-service').textContent).toContain('your answers are locked');
    expect(main('/terms-of-service').textContent).toContain('Free updates for life');
  });

  it('a claim of validity or legal review never stands without what we are not (P-224, D-105)', () => {
    for (const [, text] of everything.filter(([, each]) => /legally valid|legal review/i.test(each)))
      expect(text).toMatch(/not a solicitor/i);
  });
});

describe('the free tools', () => {
  const page = () => pageAt('/free-tools');
  const data = () => page().querySelector('script[type="application/ld+json"]')?.textContent ?? '';

  it('have Help and Tools in their navigation (P-121, D-098)', () => {
    expect(links(page().querySelector('nav')!)).toEqual(
      expect.arrayContaining([
        ['Help', '/help-center'],
        ['Tools', '/free-tools'],
      ]),
    );
  });

  it('are described to search engines as a free web application, with words of their own (P-122, P-123)', () => {
    expect(JSON.parse(data())).toMatchObject({ '@type': 'WebApplication', offers: { '@type': 'Offer', price: '0', priceCurrency: 'GBP' } });
    expect(page().title).toBe('Free intestacy and probate cost calculators | Willow');
    expect(page().querySelector('meta[name="twitter:description"]')?.getAttribute('content')).toContain(
      'who inherits if you die without a will',
    );
  });

  it('lead to the wizard and to how it works below the tabs (P-127, P-128)', () => {
    const tools = page().querySelector('[data-free-tools]')!;
    const below = [...page().querySelectorAll('main a')].filter(
      (link) => (tools.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !tools.contains(link),
    );
    expect(below.map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(['/wizard', '/how-it-works']));
  });

  it('have the widget for who leaves, in its email variant (P-137, D-094)', () => {
    expect(page().querySelector('[data-exit-offer] form[data-exit-do=email]')).not.toBeNull();
  });

  it('say their rules in words, with their date and what has changed, for who has no JavaScript (P-141, P-147, D-014)', () => {
    const rules = section(page(), 'rules-title').textContent;
    for (const part of [
      'Rules last updated July 2023.',
      'the first £322,000 and half of the rest',
      'A court fee of £273',
      '2% to 5%',
      'It was £300 from May 2024',
    ])
      expect(rules).toContain(part);
    expect(page().querySelector('noscript')?.textContent).toContain('need JavaScript');
  });
});

describe('the will checklist', () => {
  it('leads to the wizard and to the help centre, and starts at nothing (P-189, P-203, P-204, P-218)', () => {
    const page = main('/will-checklist');
    expect(links(page)).toEqual([
      ['Start Your Will Now - £50', '/wizard'],
      ['Read more in the help centre', '/help-center'],
    ]);
    expect(page.querySelector('[data-progress]')?.textContent).toBe('0% complete 0 of 36');
  });

  it('strikes through what is ticked, without a script (P-192)', () => {
    expect(pageAt('/will-checklist').querySelector('style')?.textContent).toMatch(/:checked\+[^{]+\{[^}]*line-through/);
  });
});

describe('"Is Willow right for me?"', () => {
  const page = main('/is-willow-right-for-me');

  it('asks its six questions', () => {
    expect(texts(page, 'legend')).toEqual(SUITABILITY_QUESTIONS.map(({ question }) => question));
  });

  it('is a guide to read without JavaScript: each reason under its answer, whom to ask, and the way on', () => {
    const kinds = REASONS.map(({ reason }) => reason.kind);
    expect(kinds).toEqual(kinds.toSorted((one, other) => other.localeCompare(one)));
    const titles = (kind: string) => REASONS.filter(({ reason }) => reason.kind === kind).map(({ reason }) => reason.title);
    expect(texts(page, 'section h2, section li h3')).toEqual([
      VERDICTS.refer.title,
      ...titles('refer'),
      VERDICTS.ask.title,
      ...titles('ask'),
      VERDICTS.yes.title,
    ]);
    expect(links(page)).toEqual(expect.arrayContaining(Object.values(ADVISERS).map(({ name, href }) => [name, href])));
    expect(links(page)).toContainEqual(['Get Started - £50', '/wizard']);
    expect(page.querySelector('noscript')?.textContent).toContain('here is what each one means');
    expect(pageAt('/is-willow-right-for-me').querySelector('style')?.textContent).toMatch(/scripting:none\)\{[^@]*\[hidden\]/);
  });

  it('says nothing to other sites about where somebody came from', () => {
    for (const link of page.querySelectorAll('a[href^="https:"]')) expect(link.getAttribute('rel')).toBe('noreferrer');
  });
});

describe('the comparison', () => {
  const page = main('/compare');
  const ways = [...page.querySelectorAll('ol > li[id]')];

  it('sets six other ways beside ours, each with what is better there, its source, the day and a mark', () => {
    expect(ways.map(({ id }) => id)).toEqual(WAYS_TO_A_WILL.map(({ id }) => id));
    for (const way of ways.filter(({ id }) => id !== 'us')) {
      expect(texts(way, 'h3')[0]).toBe('Better than us');
      expect(texts(way, '[data-example="claims.comparison"]')).toHaveLength(1);
      expect(way.textContent).toMatch(/Source: .+\. We looked on \d+ \w+ \d{4}/);
    }
  });

  it('sends people to each of them first, and tells those pages nothing about who comes', () => {
    const chosen = links(section(pageAt('/compare'), 'choose-title')).map(([, href]) => href);
    expect(new Set(chosen)).toEqual(new Set(WAYS_TO_A_WILL.map(({ id }) => `#${id}`)));
    for (const link of page.querySelectorAll('a[href^="https:"]')) expect(link.getAttribute('rel')).toBe('noreferrer');
  });

  it('says of each named organisation that it has not confirmed what we say', () => {
    const unconfirmed = ways.filter(({ textContent }) => textContent?.includes('have not confirmed it with them')).map(({ id }) => id);
    expect(unconfirmed).toEqual(['farewill', 'which', 'will-aid']);
  });

  it('prints no price of a named company', () => {
    const named = WAYS_TO_A_WILL.filter(({ isNamed }) => isNamed);
    expect(named).toHaveLength(3);
    for (const { price } of named) expect(price).not.toMatch(/£/);
  });
});

describe('pages for who reads in another way', () => {
  it('Easy Read has a picture beside each thought, in short sentences, and a mark', () => {
    const page = main('/easy-read');
    const thoughts = [...page.querySelectorAll('section > div')];
    expect(thoughts.length).toBeGreaterThan(12);
    for (const thought of thoughts) expect(thought.querySelectorAll('svg')).toHaveLength(1);
    for (const sentence of texts(page, 'section p')) expect((sentence ?? '').split(/[.!?] /)[0]?.split(' ').length).toBeLessThanOrEqual(13);
    expect(texts(page, '[data-example="owner.easy-read"]')).toHaveLength(1);
  });

  it('large print has the steps, the price and the signing of the other pages, and paper gets 18 points', () => {
    const text = main('/large-print').textContent;
    for (const step of texts(main('/how-it-works'), 'ol p')) expect(text).toContain(step);
    for (const title of texts(main('/signing-day'), 'ol h2')) expect(text).toContain(title);
    expect(pageAt('/large-print').querySelector('style')?.textContent).toContain('font-size:18pt');
  });

  it('both are named by the accessibility statement', () => {
    expect(links(main('/accessibility')).map(([, href]) => href)).toEqual(expect.arrayContaining(['/easy-read', '/large-print']));
  });
});

describe.each(['/inheritance-tax-calculator', '/care-cost-calculator'])('the calculator at %s', (path) => {
  it('says its rules, what it leaves out, and where each figure is from, for who has no JavaScript', () => {
    const page = main(path);
    expect(texts(page, 'h2')).toEqual(expect.arrayContaining(['The rules in words', 'What this leaves out', 'Where the figures are from']));
    for (const source of texts(page, 'dl dd')) expect(source).toMatch(/Read on \d+ \w+ 2026\./);
    expect(page.querySelector('noscript')?.textContent).toContain('needs JavaScript');
  });
});

describe('how it works', () => {
  it('shows three pictures of the product, each with words for who cannot see it', () => {
    const pictures = [...main('/how-it-works').querySelectorAll('figure img')];
    expect(pictures.map((picture) => isBuilt(`client${picture.getAttribute('src')}`))).toEqual([true, true, true]);
    for (const picture of pictures) expect(picture.getAttribute('alt')?.length).toBeGreaterThan(20);
  });
});
