import { describe, expect, it } from '@jest/globals';
import { PHONE, usePeople } from './testing/browser.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('visitor-asks-first', product);
const PAGE = '/is-willow-right-for-me';

const answersAll = async ({ page }: Person): Promise<void> => {
  await page.getByLabel('25 to 74').check();
  await page.getByLabel('England or Wales', { exact: true }).check();
  for (const none of await page.getByLabel('None of these').all()) await none.check();
};

describe('a visitor who wonders whether a simple will is enough', () => {
  it('is led there by a high risk, before "Get Started"', async () => {
    const vera = await newPerson();
    await vera.opens('/');
    for (const yes of await vera.page.locator('[data-risk]').getByText('Yes', { exact: true }).all()) await yes.click();
    await vera.sees('HIGH');
    await vera.looksAround('high risk');
    const [first, second] = await vera.page.locator('[data-risk-start] a').all();
    expect([await first?.getAttribute('href'), await second?.textContent()]).toEqual([PAGE, 'Get Started - £50']);
    await first?.click();
    await vera.seesHeading('Is Willow right for me?');
  });

  it('answers six questions on a phone, and nothing is sent, kept or put into the address', async () => {
    const vera = await newPerson(PHONE);
    await vera.opens(PAGE);
    await vera.sees('0 of 6 answered.');
    await vera.looksAround('nothing answered');
    const sent: string[] = [];
    vera.page.on('request', (request) => sent.push(request.url()));
    await answersAll(vera);
    await vera.seesHeading('Yes, Willow is right for you');
    await vera.looksAround('right');
    await vera.ticks(/about to marry/);
    await vera.seesHeading('Yes, but ask about this first');
    await vera.looksAround('ask first');
    await vera.ticks(/outside England and Wales/);
    await vera.seesHeading('Not us: a specialist should write this will');
    await vera.looksAround('not us');
    expect(sent.filter((url) => !url.startsWith('data:'))).toEqual([]);
    await vera.isAt(PAGE);
    expect(await vera.page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted())).toEqual([
      'cookieConsent',
      'exitIntentShown',
    ]);
  });

  it('takes a summary along, as a file and on paper', async () => {
    const vera = await newPerson();
    await vera.opens(PAGE);
    await answersAll(vera);
    await vera.ticks(/farm/);
    const { filename, content } = await vera.downloads('Download the summary');
    expect(filename).toBe('is-willow-right-for-me.txt');
    expect(content.toString()).toContain('- You own a farm or farmland.');
    await vera.page.emulateMedia({ media: 'print' });
    await vera.seesHeading('You own a farm or farmland');
    await vera.sees('A farm, farmland or woodland');
    expect(await vera.page.getByText('A business, or shares in a private company').isVisible()).toBe(false);
    await vera.page.emulateMedia({ media: null });
  });

  it('without JavaScript finds every reason to read, and whom to ask', async () => {
    const vera = await newPerson({ javaScriptEnabled: false });
    await vera.opens(PAGE);
    await vera.seesHeading('Not us: a specialist should write this will');
    await vera.seesHeading('You own a farm or farmland');
    await vera.seesHeading('Your marriage is about to begin or end');
    await vera.seesHeading('Yes, Willow is right for you');
    await vera.seesButton('The Law Society: Find a Solicitor');
  });

  it('and nothing on the way was out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
