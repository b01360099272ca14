import { describe, expect, it } from '@jest/globals';
import { newAddress } from './testing/accounts.ts';
import { PHONE, usePeople } from './testing/browser.ts';
import { mailTo, mailsTo } from './testing/mailbox.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('visitor-presses-early', product);
const SCRIPTS = '**/assets/*.js';

describe('a visitor on a slow network, who presses before the scripts of the page have come', () => {
  it('is told that her message waits, and it is sent once, when they have', async () => {
    const vera = await newPerson(PHONE);
    const email = newAddress('vera');
    let sent = 0;
    vera.page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    const come = await vera.waitsFor(SCRIPTS);
    await vera.opens('/contact', 'commit');
    await vera.fills('Your name', 'Vera Poole');
    await vera.fills('Your email address', email);
    await vera.page.getByLabel('What is it about?').selectOption('Payment queries');
    await vera.fills('Your message', 'Can I pay by cheque?');
    await vera.presses('Send message');
    await vera.presses('Send message');
    await vera.sees(/the page is still loading, and your message goes as soon as it has/);
    await vera.looksAround('pressed before the scripts came');
    expect(sent).toBe(0);
    come();
    await vera.sees('We have your message');
    await mailTo(product, email, /./);
    expect(sent).toBe(1);
    expect(await mailsTo(product, email)).toHaveLength(1);
  });

  it('sees the result of what she chose, with nothing pressed again', async () => {
    const vera = await newPerson(PHONE);
    const come = await vera.waitsFor(SCRIPTS);
    await vera.opens('/', 'commit');
    for (const no of await vera.page.locator('[data-risk]').getByText('No', { exact: true }).all()) await no.click();
    await vera.sees('0 of 5 answered.');
    come();
    await vera.sees('LOW');
  });

  it('is led to what we say about cookies instead of their settings', async () => {
    const vera = await newPerson(PHONE);
    const come = await vera.waitsFor(SCRIPTS);
    await vera.opens('/about', 'commit');
    await vera.presses('Cookie settings');
    come();
    await vera.isAt('/privacy-policy#cookies');
  });

  it('and nothing on the way was out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
