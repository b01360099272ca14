import { givenName, type Role, TEAM_LINK_HOURS } from '@willow/contracts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'Join the {{brand.name}} team',
  preheader: 'Set your password with the link in this email. It works once.',
  html: `
{{#> heading}}Join the {{brand.name}} team{{/heading}}
{{> greeting}}
{{#> paragraph}}An admin has invited you to the {{brand.name}} console as {{role}}. Choose a password, and set up the second thing that proves it is you.{{/paragraph}}
{{> button label="Set up your account"}}
{{#> note}}The link works once, and for {{days}} days. Please do not forward this email: whoever has the link can become you in the console.{{/note}}
{{#> note}}If you did not expect this, ignore the email and tell us. Nothing happens without the link.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

An admin has invited you to the {{brand.name}} console as {{role}}. Choose a
password, and set up the second thing that proves it is you.

Set up your account:
{{href}}

The link works once, and for {{days}} days. Please do not forward this email:
whoever has the link can become you in the console.

If you did not expect this, ignore the email and tell us. Nothing happens
without the link.`,
});

const ROLES: Readonly<Record<Role, string>> = { operator: 'an operator', auditor: 'an auditor', admin: 'an admin' };

type TeamInvitation = { readonly fullName: string; readonly role: Role; readonly href: string };

export const teamInvitation = ({ fullName, role, href }: TeamInvitation): MailContent =>
  render({ name: givenName(fullName), href, role: ROLES[role], days: TEAM_LINK_HOURS / 24 });
