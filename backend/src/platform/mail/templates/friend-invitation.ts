import { formatPence, givenName, MINIMUM_CUSTOMER_AGE, PRICE_PENCE, REFERRAL_REWARD_PENCE, WIZARD_STEPS } from '@willow/contracts';
import { markupOf, webAddress } from './link.ts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'An invitation to write your will with {{brand.name}}',
  preheader: 'A will for England and Wales, written online for {{price}}.',
  html: `
{{#> heading}}Somebody thought of you{{/heading}}
{{> greeting}}
{{#> paragraph}}{{referrer}} thought you might like to know about {{brand.name}}, an online will-writing service for England and Wales.{{/paragraph}}
{{#> paragraph}}You answer {{questions}} questions at home, our team reviews your draft, and you print it and sign it before two witnesses. A will costs {{price}}.{{/paragraph}}
{{> button label="See your invitation"}}
{{#> note}}{{brand.name}} is for UK residents aged {{age}} or over. The person who invited you receives {{reward}} when you place an order.{{/note}}
{{#> note}}You get this email because they gave us your address for it. If it is not for you, there is nothing to do. You can also {{#> link to=stopLink}}ask us not to send you invitations again{{/link}}.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

{{referrer}} thought you might like to know about {{brand.name}}, an
online will-writing service for England and Wales.

You answer {{questions}} questions at home, our team reviews your draft, and you
print it and sign it before two witnesses. A will costs {{price}}.

See your invitation:
{{href}}

{{brand.name}} is for UK residents aged {{age}} or over. The person who invited you
receives {{reward}} when you place an order.

You get this email because they gave us your address for it. If it is not for
you, there is nothing to do. To get no invitations from us again:
{{stopHref}}`,
});

const wholePounds = (pence: number): string => formatPence(pence).replace(/\.00$/, '');

/** Tells a friend about us on a customer's behalf. It goes to somebody who never asked, so it carries no words of the customer's but two first names. */
export const friendInvitation = (facts: {
  readonly friendName: string;
  readonly referrerName: string;
  readonly href: string;
  /** Where the friend can say that no invitation shall come again. */
  readonly stopHref: string;
}): MailContent => {
  const stopHref = webAddress(facts.stopHref);
  return render({
    name: givenName(facts.friendName),
    referrer: givenName(facts.referrerName) ?? 'A friend',
    href: facts.href,
    stopHref,
    stopLink: markupOf(stopHref),
    price: wholePounds(PRICE_PENCE),
    reward: wholePounds(REFERRAL_REWARD_PENCE),
    questions: WIZARD_STEPS,
    age: MINIMUM_CUSTOMER_AGE,
  });
};
