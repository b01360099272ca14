import { givenName, VERIFY_LINK_MINUTES } from '@willow/contracts';
import { type LinkMail, mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'Confirm your email address',
  preheader: 'One step, and you can start your will.',
  html: `
{{#> heading}}Confirm your email address{{/heading}}
{{> greeting}}
{{#> paragraph}}Thank you for creating a {{brand.name}} account. Please confirm that this email address is yours, and you can start your will straight away.{{/paragraph}}
{{> button label="Confirm my email address"}}
{{> code}}
{{#> note}}The link works once, and for {{hours}} hours{{#if code}}, and so does the code{{/if}}. If you ask for another email, this one stops working.{{/note}}
{{#> note}}If you did not create an account, you can ignore this email.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

Thank you for creating a {{brand.name}} account. Please confirm that this
email address is yours, and you can start your will straight away.

Confirm my email address:
{{href}}

{{> code}}
The link works once, and for {{hours}} hours{{#if code}}, and so does the code{{/if}}.
If you ask for another email, this one stops working.

If you did not create an account, you can ignore this email.`,
});

export const verifyEmail = ({ fullName, href, code }: LinkMail): MailContent =>
  render({ name: givenName(fullName), href, code, hours: VERIFY_LINK_MINUTES / 60 });
