import { givenName, LOGIN_LINK_MINUTES } from '@willow/contracts';
import { type LinkMail, mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'You already have a {{brand.name}} account',
  preheader: 'Nothing was changed. Here is a link to log in.',
  html: `
{{#> heading}}You already have an account{{/heading}}
{{> greeting}}
{{#> paragraph}}Somebody, most likely you, has just tried to create a {{brand.name}} account with this email address. You already have one, so nothing was changed.{{/paragraph}}
{{#> paragraph}}To carry on where you left off, log in with this link.{{/paragraph}}
{{> button label="Log in"}}
{{> code}}
{{#> note}}The link works once, and for {{minutes}} minutes{{#if code}}, and so does the code{{/if}}. If you ask for another email, this one stops working. Please do not forward it.{{/note}}
{{#> note}}If it was not you, you can ignore this email. Nobody can log in without it.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

Somebody, most likely you, has just tried to create a {{brand.name}} account with
this email address. You already have one, so nothing was changed.

To carry on where you left off, log in with this link:
{{href}}

{{> code}}
The link works once, and for {{minutes}} minutes{{#if code}}, and so does the code{{/if}}.
If you ask for another email, this one stops working. Please do not forward it.

If it was not you, you can ignore this email. Nobody can log in without it.`,
});

export const existingAccount = ({ fullName, href, code }: LinkMail): MailContent =>
  render({ name: givenName(fullName), href, code, minutes: LOGIN_LINK_MINUTES });
