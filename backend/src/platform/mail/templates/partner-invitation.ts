import { COUPLE_CODE_DAYS, formatPence, givenName, MINIMUM_CUSTOMER_AGE, PRICE_PENCE } from '@willow/contracts';
import { markupOf, webAddress } from './link.ts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'An invitation to make two wills with {{brand.name}}',
  preheader: 'Each of you has a will of your own.',
  html: `
{{#> heading}}Two wills for a couple{{/heading}}
{{> greeting}}
{{#> paragraph}}{{inviter}} is writing a will with {{brand.name}}, an online will-writing service for England and Wales, and invites you to write yours.{{/paragraph}}
{{#> paragraph}}Yours is your will alone. You have your own account and your own login, and nobody sees your answers unless you offer them. A will costs {{price}}.{{/paragraph}}
{{> button label="See your invitation"}}
{{#> paragraph}}You can also type this code in your dashboard: <strong>{{code}}</strong>. It works once, for {{days}} days.{{/paragraph}}
{{#> note}}{{brand.name}} is for UK residents aged {{age}} or over. You can say no on the same page. We tell nobody.{{/note}}
{{#> note}}You get this email because somebody gave us your address for it. If it is not for you, there is nothing to do. You can also {{#> link to=stopLink}}ask us not to send you invitations again{{/link}}.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

{{inviter}} is writing a will with {{brand.name}}, an online will-writing
service for England and Wales, and invites you to write yours.

Yours is your will alone. You have your own account and your own login, and
nobody sees your answers unless you offer them. A will costs {{price}}.

See your invitation:
{{href}}

You can also type this code in your dashboard: {{code}}
It works once, for {{days}} days.

{{brand.name}} is for UK residents aged {{age}} or over. You can say no on the
same page. We tell nobody.

You get this email because somebody gave us your address for it. If it is not
for you, there is nothing to do. To get no invitations from us again:
{{stopHref}}`,
});

/**
 * It goes to somebody who may not have asked, and our mail provider keeps a copy for a while: it carries one first name, that of whoever
 * invites, and nothing else of either (ADR 0094).
 */
export const partnerInvitation = (facts: {
  readonly inviterName: string;
  /** In groups of four. */
  readonly code: string;
  readonly href: string;
  readonly stopHref: string;
}): MailContent => {
  const stopHref = webAddress(facts.stopHref);
  return render({
    name: null,
    inviter: givenName(facts.inviterName) ?? 'Somebody you know',
    code: facts.code,
    href: facts.href,
    stopHref,
    stopLink: markupOf(stopHref),
    price: formatPence(PRICE_PENCE).replace(/\.00$/, ''),
    days: COUPLE_CODE_DAYS,
    age: MINIMUM_CUSTOMER_AGE,
  });
};
