import { describe, expect, it } from '@jest/globals';
import { listen } from '../kit/http-server.ts';
import { page as htmlPage } from '../kit/responses.ts';
import { useChromium } from '../kit/test-browser.ts';
import { afterThisTest, eventually } from '../kit/test-support.ts';
import { mailDocument } from './pages/mail-document.ts';
import { PDF, RECEIPT, startMailbox } from './test-support.ts';
import { violationsOn } from '../../testing/axe.ts';

const chromium = useChromium();
const PHONE = { width: 390, height: 844 };

describe('the mailbox page', () => {
  it('says when there is nothing, and shows a mail by itself once it arrives', async () => {
    const { local, mail } = await startMailbox();
    const { page, problems } = await chromium.open(local.url);
    await page.getByRole('heading', { name: 'No mail yet' }).waitFor();
    await mail.send(RECEIPT);
    await page.getByRole('link', { name: /Your receipt — £50\.00/ }).click();
    await page.getByRole('heading', { name: 'Your receipt — £50.00' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('does not disturb a reader, but says that there is more', async () => {
    const { local, mail } = await startMailbox();
    await mail.send(RECEIPT);
    const { page } = await chromium.open(`${local.url}/messages/${local.messages()[0]?.id}`);
    await mail.send({ ...RECEIPT, subject: 'Another' });
    await page.getByRole('link', { name: 'New mail — show' }).click();
    await page.getByRole('link', { name: /Another/ }).waitFor();
  });

  it('opens a link of the mail in a new tab that works as any page does', async () => {
    const policy = "default-src 'none'; script-src 'self'";
    const site = await listen(
      async ({ path }) =>
        path === '/ok.js'
          ? { status: 200, headers: { 'content-type': 'text/javascript' }, body: 'document.title = "Scripts run"' }
          : htmlPage('<!doctype html><title>Site</title><script src="/ok.js"></script>', policy),
      { port: 0, maxBodyBytes: 0 },
    );
    afterThisTest(site.close);
    const { local, mail } = await startMailbox();
    await mail.send({ ...RECEIPT, html: `<p>Hello</p><a href="${site.url}/verify">Sign in</a>` });
    const { page } = await chromium.open(`${local.url}/messages/${local.messages()[0]?.id}`);
    const opened = page.context().waitForEvent('page');
    await page.frameLocator('iframe').getByRole('link', { name: 'Sign in' }).click();
    const tab = await opened;
    await eventually(async () => (await tab.title()) === 'Scripts run');
    expect(page.url()).toContain('/messages/');
  });

  it('shows text with working links, details and downloads', async () => {
    const { local, mail } = await startMailbox();
    await mail.send(RECEIPT);
    const { page, problems } = await chromium.open(`${local.url}/messages/${local.messages()[0]?.id}`);
    await page.getByRole('link', { name: 'Text' }).click();
    expect(await page.getByRole('link', { name: /^http/ }).getAttribute('href')).toBe('http://localhost:3000/verify?token=abc');
    await page.getByRole('link', { name: 'Details' }).click();
    await page.getByText('receipt:order-1').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /Draft will\.pdf/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Draft will.pdf');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks)).toEqual(PDF);
    expect(problems).toEqual([]);
  });

  it('runs nothing of a hostile mail and calls nobody', async () => {
    const calls: string[] = [];
    const canary = await listen(
      async ({ path }) => {
        calls.push(path);
        return { status: 204 };
      },
      { port: 0, maxBodyBytes: 0 },
    );
    afterThisTest(canary.close);
    const evil = `"><script>document.title='hacked'</script><img src=x onerror="document.title='hacked'">`;
    const away = canary.url.replace('localhost', 'tracker.test');
    const { local, mail } = await startMailbox();
    await mail.send({
      ...RECEIPT,
      from: { email: 'a@b.test', name: evil },
      subject: evil,
      text: evil,
      html: `${evil}<script src="${canary.url}/script"></script><link rel="stylesheet" href="${canary.url}/style"><iframe src="${canary.url}/frame"></iframe><img src="${away}/pixel"><meta http-equiv="refresh" content="0;url=${canary.url}/refresh"><form action="${canary.url}/form"><button>Go</button></form>`,
      customArgs: { [evil]: evil },
      attachments: [{ content: 'AAAA', filename: `a${evil.replaceAll(/[;\r\n]/g, '')}.pdf` }],
    });
    const id = local.messages()[0]?.id;
    for (const path of ['/', `/messages/${id}`, `/messages/${id}?view=text`, `/messages/${id}?view=details`, '/?q=%22%3E%3Cscript%3E']) {
      const { page } = await chromium.open(`${local.url}${path}`);
      await page.waitForTimeout(200);
      expect(await page.title()).not.toBe('hacked');
      expect(await page.locator('body > .columns script').count()).toBe(0);
      expect(await page.locator('.columns img').count()).toBe(0);
    }
    expect(calls).toEqual([]);
  });

  it('searches by recipient and subject', async () => {
    const { local, mail } = await startMailbox();
    await mail.send({ ...RECEIPT, to: 'ann@example.test', subject: 'First' });
    await mail.send({ ...RECEIPT, to: 'bob@example.test', subject: 'Second' });
    const { page } = await chromium.open(local.url);
    await page.getByRole('searchbox').fill('ANN@');
    await page.keyboard.press('Enter');
    await page.getByText('1 mail of 2').waitFor();
    expect(
      await page
        .getByRole('navigation', { name: 'Mails' })
        .getByRole('link', { name: /example\.test/ })
        .count(),
    ).toBe(1);
  });

  it('fits a phone: the list, then the mail, then back', async () => {
    const { local, mail } = await startMailbox();
    await mail.send({ ...RECEIPT, subject: 'A subject that is a good deal longer than any phone is wide, as some of them are' });
    const { page } = await chromium.open(local.url, PHONE);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await overflow()).toBe(false);
    await page.getByRole('link', { name: /A subject/ }).click();
    await page.getByRole('heading', { name: /A subject/ }).waitFor();
    expect(await overflow()).toBe(false);
    await page.getByRole('link', { name: 'All mails' }).click();
    await page.getByRole('link', { name: /A subject/ }).waitFor();
  });

  it('has no accessibility faults that a machine can find', async () => {
    const { local, mail } = await startMailbox();
    const look = async (path: string) => {
      for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
        const { page } = await chromium.open(`${local.url}${path}`, viewport);
        // No script, not even this check, can run inside a mail.
        await page.locator('iframe').evaluateAll((frames) => frames.forEach((frame) => frame.remove()));
        expect(await violationsOn(page)).toEqual([]);
      }
    };
    await look('/');
    await mail.send(RECEIPT);
    const id = local.messages()[0]?.id;
    for (const path of ['/', `/messages/${id}`, `/messages/${id}?view=text`, `/messages/${id}?view=details`]) await look(path);
  });
});

describe('the HTML of a mail', () => {
  it('is as it was sent, with links that open in a new tab', () => {
    expect(mailDocument('<!doctype html><html><head class="x"><title>a</title></head></html>')).toBe(
      '<!doctype html><html><head class="x"><base target="_blank"><title>a</title></head></html>',
    );
    expect(mailDocument('<p>a</p>')).toBe('<!doctype html><base target="_blank"><p>a</p>');
  });
});
