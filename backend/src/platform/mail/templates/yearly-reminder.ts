import { givenName, LIFE_EVENTS } from '@willow/contracts';
import { mailTemplate, type MailContent } from './render.ts';
import { wrapped } from './wrapped.ts';

const render = mailTemplate({
  subject: 'Has something changed since you signed your will?',
  preheader: 'Seven things that can make a will wrong. Changing yours is free.',
  html: `
{{#> heading}}Has something changed?{{/heading}}
{{> greeting}}
{{#> paragraph}}It is {{years}} since you signed your will. If none of these seven things has happened, there is nothing to do.{{/paragraph}}
{{#each events}}{{#> step number=number title=title}}{{sentence}}{{/step}}
{{/each}}
{{#> paragraph}}If one has, change your will. Your answers are filled in, and it costs nothing.{{/paragraph}}
{{> button label="Change my will"}}
{{#> note}}We ask once a year. You can {{#> link to=stop}}stop these reminders{{/link}}.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

It is {{years}} since you signed your will. If none of these seven things has
happened, there is nothing to do.

{{#each events}}
{{number}}. {{title}}.
   {{lines}}

{{/each}}
If one has, change your will. Your answers are filled in, and it costs nothing:
{{href}}

We ask once a year. To stop these reminders:
{{stop}}`,
});

type YearlyReminder = { readonly fullName: string; readonly year: number; readonly href: string; readonly stop: string };

export function yearlyReminder({ fullName, year, href, stop }: YearlyReminder): MailContent {
  const events = LIFE_EVENTS.map(({ title, text }, index) => ({
    number: String(index + 1),
    title,
    sentence: text,
    lines: wrapped(text, '   '),
  }));
  return render({ name: givenName(fullName), years: year === 1 ? 'a year' : `${year} years`, events, href, stop });
}
