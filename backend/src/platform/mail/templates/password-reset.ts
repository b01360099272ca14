import { givenName, RESET_LINK_MINUTES } from '@willow/contracts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'Set a new password for the {{brand.name}} console',
  preheader: 'The link in this email works once, and for {{minutes}} minutes.',
  html: `
{{#> heading}}Set a new password{{/heading}}
{{> greeting}}
{{#> paragraph}}Somebody said on the sign-in page of the {{brand.name}} console that they forgot the password of your account. If it was you, choose a new one.{{/paragraph}}
{{> button label="Choose a new password"}}
{{#> note}}The link works once, and for {{minutes}} minutes. It signs you out everywhere. At your next sign-in you are asked for your second factor as always.{{/note}}
{{#> note}}If it was not you, ignore this email: your password stays as it is. If it comes again, tell an admin.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

Somebody said on the sign-in page of the {{brand.name}} console that they
forgot the password of your account. If it was you, choose a new one.

Choose a new password:
{{href}}

The link works once, and for {{minutes}} minutes. It signs you out everywhere.
At your next sign-in you are asked for your second factor as always.

If it was not you, ignore this email: your password stays as it is. If it
comes again, tell an admin.`,
});

type PasswordReset = { readonly fullName: string; readonly href: string };

export const passwordReset = ({ fullName, href }: PasswordReset): MailContent =>
  render({ name: givenName(fullName), href, minutes: RESET_LINK_MINUTES });
