import { CLAIMS, givenName } from '@willow/contracts';
import { paragraphsOf } from './paragraphs.ts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'A question about your will',
  preheader: 'Our reviewer needs one thing from you before your will can go on.',
  html: `
{{#> heading}}We have a question about your will{{/heading}}
{{> greeting}}
{{#> paragraph}}Our reviewer is reading your will and would like to know:{{/paragraph}}
{{#each paragraphs}}{{#> paragraph}}<strong>{{#each lines}}{{#unless @first}}<br>{{/unless}}{{this}}{{/each}}</strong>{{/paragraph}}
{{/each}}
{{#if opensAnswers}}{{#> paragraph}}We have opened your answers again for this. Change what is different and hand them in once more. There is nothing to pay.{{/paragraph}}
{{else}}{{#> paragraph}}Answer on your dashboard, or reply to this email. A few words are enough.{{/paragraph}}
{{/if}}
{{> button label="Go to your dashboard"}}
{{#> note}}Your will waits until we have heard from you. Nothing else is lost or changed. Questions of your own? Write to {{brand.supportEmail}} ({{hours}}).{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

Our reviewer is reading your will and would like to know:

{{#each paragraphs}}
{{#each wrappedLines}}
{{this}}
{{/each}}

{{/each}}
{{#if opensAnswers}}
We have opened your answers again for this. Change what is different and hand
them in once more. There is nothing to pay.
{{else}}
Answer on your dashboard, or reply to this email. A few words are enough.
{{/if}}

Go to your dashboard:
{{href}}

Your will waits until we have heard from you. Nothing else is lost or changed.
Questions of your own? Write to {{brand.supportEmail}}
({{hours}}).`,
});

type Enquiry = {
  readonly fullName: string;
  /** An operator's words. Empty lines part paragraphs. */
  readonly question: string;
  readonly opensAnswers: boolean;
  readonly href: string;
};

export const enquiryRaised = ({ fullName, question, opensAnswers, href }: Enquiry): MailContent =>
  render({ name: givenName(fullName), href, opensAnswers, paragraphs: paragraphsOf(question), hours: CLAIMS.supportHours });
