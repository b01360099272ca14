import { describe, expect, it } from '@jest/globals';
import { mailTemplate } from './render.ts';

const source = { subject: 'Subject', preheader: 'Before', html: '{{> greeting}}', text: '{{> greeting}}' };
const model = { name: 'Ann', href: 'https://willow.example/' };

describe('mailTemplate', () => {
  it('refuses a broken source and an unknown helper before any mail is written', () => {
    expect(() => mailTemplate({ ...source, html: '{{#if name}}open' })).toThrow(/if doesn't match/);
    expect(() => mailTemplate({ ...source, text: '{{shout name}}' })).toThrow(/shout/);
  });

  it('refuses to write a mail with a hole in it', () => {
    const render = mailTemplate({ ...source, text: 'Dear {{nobody}}' });
    expect(() => render(model)).toThrow(/nobody/);
  });

  it('escapes in HTML and not in text', () => {
    const render = mailTemplate({ ...source, html: '<p>{{name}}</p>', text: '{{name}}' });
    const mail = render({ ...model, name: 'A & "B"' });
    expect(mail.html).toContain('<p>A &amp; &quot;B&quot;</p>');
    expect(mail.text).toMatch(/^A & "B"\n/);
  });
});
