import { givenName, LOGIN_LINK_MINUTES } from '@willow/contracts';
import { type LinkMail, mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'Your {{brand.name}} login link',
  preheader: 'It works once, and for {{minutes}} minutes.',
  html: `
{{#> heading}}Log in to {{brand.name}}{{/heading}}
{{> greeting}}
{{#> paragraph}}Here is the login link you asked for. There is no password to remember.{{/paragraph}}
{{> button label="Log in"}}
{{> code}}
{{#> note}}The link works once, and for {{minutes}} minutes{{#if code}}, and so does the code{{/if}}. If you ask for another email, this one stops working. Please do not forward it.{{/note}}
{{#> note}}If you did not ask to log in, you can ignore this email. Nobody can log in without it.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

Here is the login link you asked for. There is no password to remember.

Log in:
{{href}}

{{> code}}
The link works once, and for {{minutes}} minutes{{#if code}}, and so does the code{{/if}}.
If you ask for another email, this one stops working. Please do not forward it.

If you did not ask to log in, you can ignore this email. Nobody can log in
without it.`,
});

export const loginLink = ({ fullName, href, code }: LinkMail): MailContent =>
  render({ name: givenName(fullName), href, code, minutes: LOGIN_LINK_MINUTES });
