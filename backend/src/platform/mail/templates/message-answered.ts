import { dateInWords, givenName } from '@willow/contracts';
import { paragraphsOf } from './paragraphs.ts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'Our answer to your message',
  preheader: 'You wrote to us, and here is our answer.',
  html: `
{{#> heading}}Our answer to your message{{/heading}}
{{> greeting}}
{{#> note}}You wrote to us on {{day}} ({{topic}}).{{/note}}
{{#each paragraphs}}{{#> paragraph}}{{#each lines}}{{#unless @first}}<br>{{/unless}}{{this}}{{/each}}{{/paragraph}}
{{/each}}
{{#> paragraph}}The {{brand.name}} team{{/paragraph}}
{{> button label="Write to us again"}}
{{#> note}}You can also reply to this email. If you did not write to us, somebody typed your address by mistake: tell us, and we delete the message.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

You wrote to us on {{day}} ({{topic}}).

{{#each paragraphs}}
{{#each wrappedLines}}
{{this}}
{{/each}}

{{/each}}
The {{brand.name}} team

Write to us again:
{{href}}

You can also reply to this email. If you did not write to us, somebody typed
your address by mistake: tell us, and we delete the message.`,
});

type MessageAnswer = {
  readonly fullName: string;
  /** What they wrote about, in our words. */
  readonly topic: string;
  /** YYYY-MM-DD in London. */
  readonly writtenOn: string;
  /** An operator's words. Empty lines part paragraphs. */
  readonly answer: string;
  readonly href: string;
};

/** Nothing of the message is in it: anybody may have typed the address. */
export function messageAnswered({ fullName, topic, writtenOn, answer, href }: MessageAnswer): MailContent {
  return render({ name: givenName(fullName), href, topic, day: dateInWords(writtenOn), paragraphs: paragraphsOf(answer) });
}
