import { dateInWords, formatPence, londonDate, type Pence } from '@willow/contracts';
import { nameToShow } from './person-name.ts';
import { mailTemplate, type MailContent } from './render.ts';
import { wrapped } from './wrapped.ts';

type RefundFacts = {
  readonly firstName: string;
  readonly orderId: string;
  readonly amountPence: Pence;
  /** The instant, ISO 8601 UTC. */
  readonly refundedAt: string;
  /** `stopped`: everything was paid back before it was sent. */
  readonly will: 'goes-on' | 'stopped' | 'sent';
  readonly href: string;
};

const render = mailTemplate({
  subject: 'Your {{brand.name}} refund of {{amount}} - {{order}}',
  preheader: 'It goes back to the card you paid with.',
  html: `
{{#> heading}}Your refund is on its way{{/heading}}
{{> greeting}}
{{#> paragraph}}We have paid {{amount}} back to the card you paid with. Banks take up to 10 working days to show it on a statement.{{/paragraph}}
{{#> rows}}
{{> row label="Order" value=order weight="400"}}
{{> row label="Date" value=date weight="400"}}
{{> row label="Refunded" value=amount weight="700"}}
{{/rows}}
{{#> paragraph}}{{will}}{{/paragraph}}
{{> button label="Go to your dashboard"}}
{{#> note}}If you did not expect this refund, or it has not arrived by then, write to {{brand.supportEmail}}.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

We have paid {{amount}} back to the card you paid with. Banks take up to
10 working days to show it on a statement.

Order: {{order}}
Date: {{date}}
Refunded: {{amount}}

{{willText}}

Go to your dashboard:
{{href}}

If you did not expect this refund, or it has not arrived by then, write to
{{brand.supportEmail}}.`,
});

const WILL: Readonly<Record<RefundFacts['will'], string>> = {
  'goes-on': 'Nothing changes for your will: our team goes on with it.',
  stopped: 'Your order is closed. Our team does not go on with your will, and it will not be sent to you.',
  sent: 'Nothing changes for the will that we sent you: it is yours.',
};

export const refundMade = ({ firstName, orderId, amountPence, refundedAt, will, href }: RefundFacts): MailContent =>
  render({
    name: nameToShow(firstName),
    href,
    order: `#${orderId.slice(-8)}`,
    date: dateInWords(londonDate(new Date(refundedAt))),
    amount: formatPence(amountPence),
    will: WILL[will],
    willText: wrapped(WILL[will]),
  });
