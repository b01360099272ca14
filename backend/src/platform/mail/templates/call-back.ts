import { CLAIMS, givenName, slotInWords } from '@willow/contracts';
import { mailTemplate, type MailContent } from './render.ts';

const booked = mailTemplate({
  subject: 'We will call you on {{when}}',
  preheader: 'Your call is booked.',
  html: `
{{#> heading}}Your call is booked{{/heading}}
{{> greeting}}
{{#> paragraph}}Somebody from our team calls you on <strong>{{when}}</strong>, UK time, on the number you gave us.{{/paragraph}}
{{#> paragraph}}Our number may be withheld. We never ask for your card number or a password.{{/paragraph}}
{{> button label=label}}
{{#> note}}You did not ask for a call? Then somebody typed your address by mistake. You can ignore this email, or write to {{brand.supportEmail}} and we cancel it.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

Somebody from our team calls you on
{{when}}, UK time,
on the number you gave us.

Our number may be withheld. We never ask for your card number or a password.

{{label}}:
{{href}}

You did not ask for a call? Then somebody typed your address by mistake. You
can ignore this email, or write to {{brand.supportEmail}} and we cancel it.`,
});

const unanswered = mailTemplate({
  subject: 'We called, and nobody answered',
  preheader: 'Choose another time, and we call again.',
  html: `
{{#> heading}}We could not reach you{{/heading}}
{{> greeting}}
{{#> paragraph}}We called the number you gave us, and nobody answered. We will try again. If another time or number is better, tell us.{{/paragraph}}
{{> button label=label}}
{{#> note}}You can also write to {{brand.supportEmail}}: the same people read it, {{hours}}.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

We called the number you gave us, and nobody answered. We will try again. If
another time or number is better, tell us.

{{label}}:
{{href}}

You can also write to {{brand.supportEmail}}: the same people read it,
{{hours}}.`,
});

/** `own`: it was asked for in a session, and is changed on the dashboard; otherwise by writing to us. */
type Booked = { readonly fullName: string; readonly slot: string; readonly own: boolean; readonly href: string };

/** Nothing of what was written is in it, and no number: anybody may have typed the address. */
export const callBooked = ({ fullName, slot, own, href }: Booked): MailContent =>
  booked({
    name: givenName(fullName),
    when: slotInWords(slot),
    label: own ? 'Change or cancel the call' : 'Write to us to change or cancel it',
    href,
  });

export const callUnanswered = ({ fullName, own, href }: Omit<Booked, 'slot'>): MailContent =>
  unanswered({ name: givenName(fullName), label: own ? 'Choose another time' : 'Write to us', href, hours: CLAIMS.supportHours });
