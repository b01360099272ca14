import { givenName } from '@willow/contracts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'Is your will signed?',
  preheader: 'Until you and two witnesses have signed it, it is only paper.',
  html: `
{{#> heading}}Is your will signed?{{/heading}}
{{> greeting}}
{{#> paragraph}}We sent you your will {{days}} days ago. Until you and two witnesses have signed it, it is only paper.{{/paragraph}}
{{#> paragraph}}<strong>Have you signed it?</strong> Tell us when and with whom, and we will stop asking.{{/paragraph}}
{{> button label="It is signed"}}
{{#> paragraph}}<strong>Not yet?</strong> It takes half an hour and two witnesses. {{#> link to=steps}}The five steps{{/link}} are made for your phone on signing day.{{/paragraph}}
{{#> paragraph}}<strong>Is something wrong?</strong> Do not sign it. {{#> link to=problem}}Tell us what is wrong{{/link}}, and we will put it right.{{/paragraph}}
{{#> note}}We ask after 7, 21 and 60 days, and not again. You can {{#> link to=stop}}stop these reminders{{/link}}.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

We sent you your will {{days}} days ago. Until you and two witnesses have signed
it, it is only paper.

Have you signed it? Tell us when and with whom, and we will stop asking:
{{href}}

Not yet? It takes half an hour and two witnesses. The five steps, for your phone
on signing day:
{{steps}}

Is something wrong? Do not sign it. Tell us what is wrong, and we will put it
right:
{{problem}}

We ask after 7, 21 and 60 days, and not again. To stop these reminders:
{{stop}}`,
});

/** Every link leads to a page that asks who is there; none of them does anything by itself. */
export const signingReminder = (facts: {
  readonly fullName: string;
  readonly days: number;
  readonly href: string;
  readonly steps: string;
  readonly problem: string;
  readonly stop: string;
}): MailContent => render({ ...facts, name: givenName(facts.fullName) });
