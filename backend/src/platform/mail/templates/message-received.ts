import { CLAIMS, givenName } from '@willow/contracts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'We have your message',
  preheader: 'A person on our team reads it and writes back.',
  html: `
{{#> heading}}We have your message{{/heading}}
{{> greeting}}
{{#> paragraph}}Thank you for writing to us. A person on our team reads your message and writes back to this address {{reply}} ({{hours}}).{{/paragraph}}
{{#> paragraph}}You need not do anything until then.{{/paragraph}}
{{> button label="How to reach us"}}
{{#> note}}You did not write to us? Then somebody typed your address by mistake. You can ignore this email, or write to {{brand.supportEmail}} and we delete the message.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

Thank you for writing to us. A person on our team reads your message and writes
back to this address {{reply}}
({{hours}}).

You need not do anything until then.

How to reach us:
{{href}}

You did not write to us? Then somebody typed your address by mistake. You can
ignore this email, or write to {{brand.supportEmail}} and we delete the
message.`,
});

/** Nothing of the message is in it: anybody may have typed the address. */
export const messageReceived = ({ fullName, href }: { readonly fullName: string; readonly href: string }): MailContent =>
  render({ name: givenName(fullName), href, hours: CLAIMS.supportHours, reply: CLAIMS.supportReply });
