import { givenName, signingSteps, stepSentences } from '@willow/contracts';
import { mailTemplate, type MailContent } from './render.ts';
import { wrapped } from './wrapped.ts';

const render = mailTemplate({
  subject: 'Your will is ready to sign',
  preheader: 'It is attached. It becomes valid when you and two witnesses have signed it.',
  html: `
{{#> heading}}Your will is ready to sign{{/heading}}
{{> greeting}}
{{#if resent}}{{#> paragraph}}<strong>This is your will resent: version {{versionCode}}, the same as we sent it before.</strong> If you have signed it already, keep the signed one: there is nothing to do.{{/paragraph}}{{/if}}
{{#> paragraph}}Our team has reviewed your will. It is attached to this email as a PDF, and you can download it from your dashboard whenever you need it.{{/paragraph}}
{{#if replaces}}{{#> paragraph}}<strong>It takes the place of version {{replaces}}.</strong> If you have signed that one, it stays your will until this one is signed. Keep it until then, and destroy it afterwards: tear it up or burn it yourself.{{/paragraph}}{{/if}}
{{#> paragraph}}<strong>It is not valid until it has been signed and witnessed.</strong> Please take these steps in order.{{/paragraph}}
{{#each steps}}{{#> step number=number title=title}}{{sentences}}{{/step}}
{{/each}}
{{> button label="Go to your dashboard"}}
{{#> note}}Your dashboard has these steps for your phone on signing day, a witness check, and a place to tell us when it is signed.{{/note}}
{{#> note}}Look at your will again every 3-5 years, and after any big change such as a marriage, a separation, a birth or a new home.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

{{#if resent}}
This is your will resent: version {{versionCode}}, the same as we sent it
before. If you have signed it already, keep the signed one: there is nothing to
do.

{{/if}}
Our team has reviewed your will. It is attached to this email as a PDF, and you
can download it from your dashboard whenever you need it.

{{#if replaces}}
It takes the place of version {{replaces}}. If you have signed that one, it stays
your will until this one is signed. Keep it until then, and destroy it
afterwards: tear it up or burn it yourself.

{{/if}}
It is not valid until it has been signed and witnessed. Please take these steps
in order.

{{#each steps}}
{{number}}. {{title}}.
   {{lines}}

{{/each}}
Go to your dashboard:
{{href}}

It has these steps for your phone on signing day, a witness check, and a place
to tell us when it is signed.

Look at your will again every 3-5 years, and after any big change such as a
marriage, a separation, a birth or a new home.`,
});

type DraftSent = {
  readonly fullName: string;
  readonly href: string;
  readonly versionCode: string;
  /** The version that was sent before it, if there was one. */
  readonly replaces: string | null;
  /** Whether it is the mail of a version that was sent before. */
  readonly resent: boolean;
};

export function draftSent({ fullName, href, versionCode, replaces, resent }: DraftSent): MailContent {
  const steps = signingSteps(versionCode).map((step, index) => {
    const sentences = stepSentences(step);
    return { number: String(index + 1), title: step.title, sentences, lines: wrapped(sentences, '   ') };
  });
  return render({ name: givenName(fullName), href, steps, replaces, versionCode, resent });
}
