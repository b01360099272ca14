import { CLAIMS, givenName } from '@willow/contracts';
import { paragraphsOf } from './paragraphs.ts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'We corrected your details',
  preheader: 'Please check that they are right.',
  html: `
{{#> heading}}We corrected your details{{/heading}}
{{> greeting}}
{{#> paragraph}}Our team corrected your {{what}}. This is why:{{/paragraph}}
{{#each paragraphs}}{{#> paragraph}}<strong>{{#each lines}}{{#unless @first}}<br>{{/unless}}{{this}}{{/each}}</strong>{{/paragraph}}
{{/each}}
{{#if isPaid}}{{#> paragraph}}Your will is drafted again with the corrected details, and our reviewer reads it again before it is sent to you. There is nothing to pay.{{/paragraph}}
{{/if}}
{{#> paragraph}}Please check on your dashboard, under Personal information, that everything is right.{{/paragraph}}
{{> button label="Go to your dashboard"}}
{{#> note}}Did you not ask for this, or is something still wrong? Please write to {{brand.supportEmail}} ({{hours}}).{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

Our team corrected your {{what}}.
This is why:

{{#each paragraphs}}
{{#each wrappedLines}}
{{this}}
{{/each}}

{{/each}}
{{#if isPaid}}
Your will is drafted again with the corrected details, and our reviewer reads it
again before it is sent to you. There is nothing to pay.

{{/if}}
Please check on your dashboard, under Personal information,
that everything is right.

Go to your dashboard:
{{href}}

Did you not ask for this, or is something still wrong? Please write to
{{brand.supportEmail}} ({{hours}}).`,
});

type Corrected = {
  readonly fullName: string;
  /** The names of what was corrected. */
  readonly what: readonly string[];
  /** An operator's words. Empty lines part paragraphs. */
  readonly reason: string;
  readonly isPaid: boolean;
  readonly href: string;
};

const list = new Intl.ListFormat('en-GB');

export const detailsCorrected = ({ fullName, what, reason, isPaid, href }: Corrected): MailContent =>
  render({
    name: givenName(fullName),
    href,
    what: list.format(what),
    isPaid,
    paragraphs: paragraphsOf(reason),
    hours: CLAIMS.supportHours,
  });
