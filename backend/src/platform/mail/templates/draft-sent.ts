import { LEGAL_ADULT_AGE } from '@willow/contracts';
import { nameToShow } from './person-name.ts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'Your will is ready to sign',
  preheader: 'It is attached. It becomes valid when you and two witnesses have signed it.',
  html: `
{{#> heading}}Your will is ready to sign{{/heading}}
{{> greeting}}
{{#> paragraph}}Our team has reviewed your will. It is attached to this email as a PDF, and you can download it from your dashboard whenever you need it.{{/paragraph}}
{{#> paragraph}}<strong>It is not valid until it has been signed and witnessed.</strong> Please take these steps in order.{{/paragraph}}
{{#> step number="1" title="Read it"}}Check every name, address and gift. If anything is wrong, do not sign it. Write to {{brand.supportEmail}} and we will put it right.{{/step}}
{{#> step number="2" title="Print it"}}Print all pages on one side of plain paper and keep them together, in order.{{/step}}
{{#> step number="3" title="Choose two witnesses"}}Both must be {{adult}} or over and independent. Nobody who is to receive anything under your will may be a witness, nor their husband, wife or civil partner: they would lose their gift.{{/step}}
{{#> step number="4" title="Sign it together"}}Sign and date your will while both witnesses are with you and watching. Then each witness signs while you watch, and adds their name and address.{{/step}}
{{#> step number="5" title="Keep it safe"}}Store the signed original somewhere dry and safe, and tell your executors where it is. A copy is not enough.{{/step}}
{{> button label="Go to your dashboard"}}
{{#> note}}Look at your will again every 3-5 years, and after any big change such as a marriage, a separation, a birth or a new home.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

Our team has reviewed your will. It is attached to this email as a PDF, and you
can download it from your dashboard whenever you need it.

It is not valid until it has been signed and witnessed. Please take these steps
in order.

1. Read it. Check every name, address and gift. If anything is wrong, do not
   sign it. Write to {{brand.supportEmail}} and we will put it right.

2. Print it. Print all pages on one side of plain paper and keep them together,
   in order.

3. Choose two witnesses. Both must be {{adult}} or over and independent. Nobody who
   is to receive anything under your will may be a witness, nor their husband,
   wife or civil partner: they would lose their gift.

4. Sign it together. Sign and date your will while both witnesses are with you
   and watching. Then each witness signs while you watch, and adds their name
   and address.

5. Keep it safe. Store the signed original somewhere dry and safe, and tell your
   executors where it is. A copy is not enough.

Go to your dashboard:
{{href}}

Look at your will again every 3-5 years, and after any big change such as a
marriage, a separation, a birth or a new home.`,
});

export const draftSent = ({ firstName, href }: { readonly firstName: string; readonly href: string }): MailContent =>
  render({ name: nameToShow(firstName), href, adult: LEGAL_ADULT_AGE });
