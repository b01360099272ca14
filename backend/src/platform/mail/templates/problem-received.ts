import { CLAIMS, givenName } from '@willow/contracts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'We have your message about your will',
  preheader: 'A person on our team reads it and writes back.',
  html: `
{{#> heading}}We have your message{{/heading}}
{{> greeting}}
{{#> paragraph}}You told us that something is wrong with your will. A person on our team reads your message and writes back {{reply}} ({{hours}}).{{/paragraph}}
{{#> paragraph}}<strong>Please do not sign your will until you have heard from us.</strong> If it is signed already, keep it as it is: it stays your will meanwhile.{{/paragraph}}
{{> button label="Go to your dashboard"}}
{{#> note}}Your dashboard shows when we have answered. If this was not you, please write to {{brand.supportEmail}}.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

You told us that something is wrong with your will. A person on our team reads
your message and writes back {{reply}}
({{hours}}).

Please do not sign your will until you have heard from us. If it is signed
already, keep it as it is: it stays your will meanwhile.

Go to your dashboard:
{{href}}

Your dashboard shows when we have answered. If this was not you, please write to
{{brand.supportEmail}}.`,
});

export const problemReceived = ({ fullName, href }: { readonly fullName: string; readonly href: string }): MailContent =>
  render({ name: givenName(fullName), href, hours: CLAIMS.supportHours, reply: CLAIMS.supportReply });
