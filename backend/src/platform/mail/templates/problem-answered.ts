import { CLAIMS, dateInWords, givenName } from '@willow/contracts';
import { paragraphsOf } from './paragraphs.ts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'Our answer about your will',
  preheader: 'You told us that something is wrong with your will, and here is our answer.',
  html: `
{{#> heading}}Our answer about your will{{/heading}}
{{> greeting}}
{{#> note}}You told us on {{day}} that something is wrong with your will.{{/note}}
{{#each paragraphs}}{{#> paragraph}}{{#each lines}}{{#unless @first}}<br>{{/unless}}{{this}}{{/each}}{{/paragraph}}
{{/each}}
{{#> paragraph}}The {{brand.name}} team{{/paragraph}}
{{> button label="Go to your dashboard"}}
{{#> note}}Still not right? Tell us on your dashboard, or reply to this email ({{hours}}).{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

You told us on {{day}} that something is wrong with your will.

{{#each paragraphs}}
{{#each wrappedLines}}
{{this}}
{{/each}}

{{/each}}
The {{brand.name}} team

Go to your dashboard:
{{href}}

Still not right? Tell us on your dashboard, or reply to this email
({{hours}}).`,
});

type ProblemAnswer = {
  readonly fullName: string;
  /** YYYY-MM-DD in London. */
  readonly writtenOn: string;
  /** An operator's words. Empty lines part paragraphs. */
  readonly answer: string;
  readonly href: string;
};

/** To an address that is proven: an operator's words may stand in it. */
export const problemAnswered = ({ fullName, writtenOn, answer, href }: ProblemAnswer): MailContent =>
  render({ name: givenName(fullName), href, day: dateInWords(writtenOn), paragraphs: paragraphsOf(answer), hours: CLAIMS.supportHours });
