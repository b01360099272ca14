import { BRAND, dateInWords, formatPence, givenName, londonDate, type Pence } from '@willow/contracts';
import { mailTemplate, type MailContent } from './render.ts';
import { wrapped } from './wrapped.ts';

type RefundFacts = {
  readonly fullName: string;
  readonly orderId: string;
  readonly amountPence: Pence;
  /** The instant, ISO 8601 UTC. */
  readonly at: string;
  readonly href: string;
};
/** `stopped`: everything was paid back before it was sent. */
type WithWill = { readonly will: 'goes-on' | 'stopped' | 'sent' };

const template = ({ subject, preheader, heading, ask }: Readonly<Record<'subject' | 'preheader' | 'heading' | 'ask', string>>) =>
  mailTemplate({
    subject: `${subject} - {{order}}`,
    preheader,
    html: `
{{#> heading}}${heading}{{/heading}}
{{> greeting}}
{{#> paragraph}}{{news}}{{/paragraph}}
{{#> rows}}
{{> row label="Order" value=order weight="400"}}
{{> row label="Date" value=date weight="400"}}
{{> row label="Refund" value=amount weight="700"}}
{{/rows}}
{{#> paragraph}}{{will}}{{/paragraph}}
{{> button label="Go to your dashboard"}}
{{#> note}}${ask} write to {{brand.supportEmail}}.{{/note}}
{{> bareLink}}`,
    text: `
{{> greeting}}

{{newsText}}

Order: {{order}}
Date: {{date}}
Refund: {{amount}}

{{willText}}

Go to your dashboard:
{{href}}

${wrapped(`${ask} write to ${BRAND.supportEmail}.`)}`,
  });

const onItsWay = template({
  subject: 'Your {{brand.name}} refund of {{amount}} is on its way',
  preheader: 'It goes back to the card you paid with.',
  heading: 'Your refund is on its way',
  ask: 'If you did not expect this refund, or it has not arrived by then,',
});
const arrived = template({
  subject: 'Your {{brand.name}} refund of {{amount}} has arrived',
  preheader: 'Your bank has the money.',
  heading: 'Your refund has arrived',
  ask: 'If the money does not show after that,',
});
const failed = template({
  subject: 'Your {{brand.name}} refund of {{amount}} did not go through',
  preheader: 'We have the money, and our team is looking into it.',
  heading: 'Your refund did not go through',
  ask: 'If that card is closed, or you have a question,',
});

const WILL: Readonly<Record<WithWill['will'], string>> = {
  'goes-on': 'Nothing changes for your will: our team goes on with it.',
  stopped: 'Your order is closed. Our team does not go on with your will, and it will not be sent to you.',
  sent: 'Nothing changes for the will that we sent you: it is yours.',
};

type Words = { readonly news: (amount: string) => string; readonly will: string };

function filled(render: typeof onItsWay, { fullName, orderId, amountPence, at, href }: RefundFacts, words: Words): MailContent {
  const amount = formatPence(amountPence);
  const news = words.news(amount);
  return render({
    name: givenName(fullName),
    href,
    order: `#${orderId.slice(-8)}`,
    date: dateInWords(londonDate(new Date(at))),
    amount,
    news,
    newsText: wrapped(news),
    will: words.will,
    willText: wrapped(words.will),
  });
}

export const refundOnItsWay = ({ will, ...facts }: RefundFacts & WithWill): MailContent =>
  filled(onItsWay, facts, {
    news: (amount) => `We have sent ${amount} back to the card you paid with. Banks take up to 10 working days to show it on a statement.`,
    will: WILL[will],
  });

export const refundArrived = ({ will, ...facts }: RefundFacts & WithWill): MailContent =>
  filled(arrived, facts, {
    news: (amount) => `Your bank now has the ${amount} that we sent back to your card. It may take a few days to show on your statement.`,
    will: WILL[will],
  });

export const refundFailed = (facts: RefundFacts): MailContent =>
  filled(failed, facts, {
    news: (amount) =>
      `We sent ${amount} back to the card you paid with, but your bank did not take it. The money is not lost: it came back to us.`,
    will: 'Our team knows, and will get the money to you another way. You do not need to do anything now.',
  });
