import { dateInWords, givenName, type IsoDate } from '@willow/contracts';
import { markupOf, webAddress } from './link.ts';
import { mailTemplate, type MailContent } from './render.ts';

const render = mailTemplate({
  subject: 'Your {{brand.name}} account will be erased on {{date}}',
  preheader: 'You asked for it. Until then you can change your mind.',
  html: `
{{#> heading}}We will erase your account{{/heading}}
{{> greeting}}
{{#> paragraph}}You asked us to erase your account and everything we hold about you. We will do that on <strong>{{date}}</strong>.{{/paragraph}}
{{#> paragraph}}It cannot be undone: your answers, your will and its drafts will be gone, even for us. A will that you have printed and signed stays valid; keep it safe.{{/paragraph}}
{{#> paragraph}}If your will is paid for, two members of our team need to agree first. We will write to you if there is a legal reason to wait.{{/paragraph}}
{{#> subheading}}Changed your mind, or was this not you?{{/subheading}}
{{#> paragraph}}Log in before that day and choose "Keep my account". If you do want to leave, you can download your data there first.{{/paragraph}}
{{> button label="Keep my account"}}
{{#> note}}Your certificate of erasure will be at {{#> link to=certificateLink}}{{certificateLink}}{{/link}}. Keep this address: afterwards nobody can log in to look.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

You asked us to erase your account and everything we hold about you. We will
do that on {{date}}.

It cannot be undone: your answers, your will and its drafts will be gone, even
for us. A will that you have printed and signed stays valid; keep it safe.

If your will is paid for, two members of our team need to agree first. We will
write to you if there is a legal reason to wait.

Changed your mind, or was this not you?

Log in before that day and choose "Keep my account". If you do want to leave,
you can download your data there first.
{{href}}

Your certificate of erasure will be at
{{certificate}}
Keep this address: afterwards nobody can log in to look.`,
});

/** `dueOn`: the day in London. */
export const erasureRequested = (facts: {
  readonly fullName: string;
  readonly dueOn: IsoDate;
  readonly href: string;
  readonly certificate: string;
}): MailContent => {
  const certificate = webAddress(facts.certificate);
  return render({
    name: givenName(facts.fullName),
    date: dateInWords(facts.dueOn),
    href: facts.href,
    certificate,
    certificateLink: markupOf(certificate),
  });
};
