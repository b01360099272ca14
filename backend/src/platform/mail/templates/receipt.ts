import { dateInWords, formatPence, givenName, londonDate, type Pence } from '@willow/contracts';
import { mailTemplate, type MailContent } from './render.ts';

type ReceiptFacts = {
  readonly fullName: string;
  readonly orderId: string;
  readonly pricePence: Pence;
  readonly discount: { readonly code: string; readonly amountPence: Pence } | null;
  /** For the partner's will, that was paid for as well; 0 when it was not. */
  readonly secondPence: Pence;
  /** Whether the partner had paid for this one. */
  readonly prepaid: boolean;
  readonly paidPence: Pence;
  /** Of it, what was paid back since. */
  readonly refundedPence: Pence;
  /** The instant of payment, ISO 8601 UTC. */
  readonly paidAt: string;
  /** Ticked at checkout: start at once, and the right to cancel ends when the will is sent. */
  readonly startAgreed: boolean;
  readonly href: string;
};

const render = mailTemplate({
  subject: 'Your {{brand.name}} receipt - {{order}}',
  preheader: 'Order {{order}}: {{paid}}. What happens next.',
  html: `
{{#> heading}}Thank you for your order{{/heading}}
{{> greeting}}
{{#> paragraph}}{{#if isFree}}Your order is complete.{{else}}We have received your payment.{{/if}} Here is your receipt.{{/paragraph}}
{{#> rows}}
{{> row label="Order" value=order weight="400"}}
{{> row label="Date" value=date weight="400"}}
{{> row label="Will-writing service, one will" value=price weight="400"}}
{{#if discount}}{{> row label=discount.label value=discount.amount weight="400"}}{{/if}}
{{#if second}}{{> row label="Will-writing service, your partner's will" value=second weight="400"}}{{/if}}
{{#if prepaid}}{{> row label="Paid for by your partner" value=prepaid weight="400"}}{{/if}}
{{> row label="Total paid" value=paid weight="700"}}
{{#if refunded}}{{> row label="Refunded since" value=refunded weight="400"}}{{/if}}
{{> row label="Payment" value=method weight="400"}}
{{/rows}}
{{#> subheading}}What happens next{{/subheading}}
{{#> step number="1" title=""}}We prepare your draft, and our team reviews it.{{/step}}
{{#> step number="2" title=""}}We email it to you within 1-2 business days. You will find it in your dashboard too.{{/step}}
{{#> step number="3" title=""}}You print it and sign it before two independent adult witnesses, not beneficiaries, who sign it as well.{{/step}}
{{> button label="Go to your dashboard"}}
{{#> note}}Your answers are now locked. If something needs to change, write to {{brand.supportEmail}}.{{#unless isFree}} You can ask for a full refund within 30 days, until your will is delivered.{{/unless}}{{/note}}
{{#> note}}You can cancel within 14 days of your order, without giving a reason: our terms of service say how, and have a form.{{#if startAgreed}} You asked us to start straight away and agreed that this right ends when we have sent you your finished will.{{/if}}{{/note}}
{{#> note}}We plant a native tree for every completed will.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

{{#if isFree}}
Your order is complete. Here is your receipt.
{{else}}
We have received your payment. Here is your receipt.
{{/if}}

Order: {{order}}
Date: {{date}}
Will-writing service, one will: {{price}}
{{#if discount}}
{{discount.label}}: {{discount.amount}}
{{/if}}
{{#if second}}
Will-writing service, your partner's will: {{second}}
{{/if}}
{{#if prepaid}}
Paid for by your partner: {{prepaid}}
{{/if}}
Total paid: {{paid}}
{{#if refunded}}
Refunded since: {{refunded}}
{{/if}}
Payment: {{method}}

What happens next

1. We prepare your draft, and our team reviews it.
2. We email it to you within 1-2 business days. You will find it in your
   dashboard too.
3. You print it and sign it before two independent adult witnesses, not
   beneficiaries, who sign it as well.

Go to your dashboard:
{{href}}

Your answers are now locked. If something needs to change, write to
{{brand.supportEmail}}.
{{#unless isFree}}

You can ask for a full refund within 30 days, until your will is delivered.
{{/unless}}

You can cancel within 14 days of your order, without giving a reason: our terms
of service say how, and have a form.
{{#if startAgreed}}
You asked us to start straight away and agreed that this right ends when we
have sent you your finished will.
{{/if}}

We plant a native tree for every completed will.`,
});

export const receipt = ({
  fullName,
  orderId,
  pricePence,
  discount,
  secondPence,
  prepaid,
  paidPence,
  refundedPence,
  paidAt,
  startAgreed,
  href,
}: ReceiptFacts): MailContent =>
  render({
    name: givenName(fullName),
    href,
    order: `#${orderId.slice(-8)}`,
    date: dateInWords(londonDate(new Date(paidAt))),
    price: formatPence(pricePence),
    discount: discount && { label: `Discount (${discount.code})`, amount: formatPence(-discount.amountPence) },
    second: secondPence === 0 ? null : formatPence(secondPence),
    prepaid: prepaid ? formatPence(-pricePence) : null,
    paid: formatPence(paidPence),
    refunded: refundedPence === 0 ? null : formatPence(-refundedPence),
    isFree: paidPence === 0,
    startAgreed,
    method: paidPence === 0 ? 'No payment required' : 'Card Payment',
  });
