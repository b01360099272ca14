import { CLAIMS, dateInWords, givenName, type IsoDate } from '@willow/contracts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'We made a file about your order',
  preheader: 'We tell you every time something about you leaves our systems.',
  html: `
{{#> heading}}We made a file about your order{{/heading}}
{{> greeting}}
{{#> paragraph}}On <strong>{{date}}</strong> a member of our team saved {{what}}.{{/paragraph}}
{{#> paragraph}}It has left our systems, so we are telling you. We do this every time. There is nothing you need to do.{{/paragraph}}
{{#> paragraph}}Your dashboard shows who has opened your will, and when: look under "What happened with my will".{{/paragraph}}
{{> button label="Go to your dashboard"}}
{{#> note}}Would you like to know more about this? Please write to {{brand.supportEmail}} ({{hours}}).{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

On {{date}} a member of our team saved
{{what}}.

It has left our systems, so we are telling you. We do this every time. There is
nothing you need to do.

Your dashboard shows who has opened your will, and when: look under
"What happened with my will".

Go to your dashboard:
{{href}}

Would you like to know more about this? Please write to
{{brand.supportEmail}} ({{hours}}).`,
});

/** `evidence`: what answers a bank. `sealed`: the record of an order, in which nothing personal can be read. `open`: the same, to be read. */
export type FileAboutCustomer = 'evidence' | 'sealed' | 'open';

const WHAT: Readonly<Record<FileAboutCustomer, string>> = {
  evidence: 'your name, address and payment as a file, to answer a bank about it',
  sealed: 'the record of your order as a file, with your name and answers sealed',
  open: 'the record of your order as a file, and it can be read',
};

/** `madeOn`: the day in London. */
export const fileMade = (facts: {
  readonly fullName: string;
  readonly file: FileAboutCustomer;
  readonly madeOn: IsoDate;
  readonly href: string;
}): MailContent =>
  render({
    name: givenName(facts.fullName),
    what: WHAT[facts.file],
    date: dateInWords(facts.madeOn),
    href: facts.href,
    hours: CLAIMS.supportHours,
  });
