import { dateInWords, givenName, londonDate } from '@willow/contracts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'How the log was signed on {{day}}',
  preheader: 'Keep this email: it holds our history to what it was.',
  html: `
{{#> heading}}How the log was signed{{/heading}}
{{> greeting}}
{{#> paragraph}}On {{day}} we checked the whole log, {{entries}}, and signed it. Attached are the signatures of the last day.{{/paragraph}}
{{#> paragraph}}<strong>Please keep this email where we cannot reach it.</strong> If anybody changes the log later, it contradicts these lines. If a day goes by without such an email, ask us why.{{/paragraph}}
{{> button label="How to check the log"}}
{{#> note}}You get this because your address is set as the auditor's. To stop it, write to {{brand.supportEmail}}.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

On {{day}} we checked the whole log, {{entries}}, and
signed it. Attached are the signatures of the last day.

Please keep this email where we cannot reach it. If anybody changes the log
later, it contradicts these lines. If a day goes by without such an email, ask
us why.

How to check the log:
{{href}}

You get this because your address is set as the auditor's. To stop it, write to
{{brand.supportEmail}}.`,
});

type LogSigned = { readonly fullName: string; readonly at: string; readonly facts: number; readonly href: string };

/** Once a day, to whoever audits. */
export const logSigned = ({ fullName, at, facts, href }: LogSigned): MailContent =>
  render({
    name: givenName(fullName),
    day: dateInWords(londonDate(Date.parse(at))),
    entries: `${facts.toLocaleString('en-GB')} ${facts === 1 ? 'entry' : 'entries'}`,
    href,
  });
