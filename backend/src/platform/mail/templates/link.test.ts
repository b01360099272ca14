import { describe, expect, it } from '@jest/globals';
import { markupOf, webAddress } from './link.ts';

describe('links in mails', () => {
  it('keeps an address with its token as it is', () => {
    const href = 'https://willow.example/verify?token=Ab-_09';
    expect(webAddress(href)).toBe(href);
    expect(markupOf(webAddress(href)).toString()).toBe(href);
  });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<b>x</b>'],
    ['a password in front of the host', 'https://willow.example:secret@evil.example/'],
    ['a user in front of the host', 'https://willow.example@evil.example/'],
    ['no address at all', '/verify?token=x'],
    ['nothing', ''],
  ])('refuses %s', (_what, href) => {
    expect(() => webAddress(href)).toThrow(/Invalid URL|plain web addresses/);
  });

  it('lets nothing out of an attribute', () => {
    const hostile = `https://willow.example/a"b'c<d>?q="'<x>&r=1#"'<y>`;
    const markup = markupOf(webAddress(hostile)).toString();
    expect(markup).not.toMatch(/["'<>]/);
    expect(markup).toContain('&amp;r=1');
  });
});
