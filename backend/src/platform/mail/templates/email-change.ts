import { EMAIL_CHANGE_HOURS, givenName, TEAM_EMAIL_CHANGE_DAYS } from '@willow/contracts';
import { paragraphsOf } from './paragraphs.ts';
import { mailTemplate, type MailContent } from './render.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' });

const renderNew = mailTemplate({
  subject: 'Confirm your new email address',
  preheader: 'For an account that you have already.',
  html: `
{{#> heading}}Is this your new address?{{/heading}}
{{> greeting}}
{{#> paragraph}}Somebody, most likely you, asked us to use this email address for a {{brand.name}} account that exists already. Please confirm that this mailbox is yours.{{/paragraph}}
{{> button label="Confirm this address"}}
{{#> note}}The link works for {{time}}. The address that the account has now is asked as well.{{/note}}
{{#> note}}Have you just signed up for the first time? Then this is not the email you are looking for: please use the one called "Confirm your email address".{{/note}}
{{#> note}}If you know nothing of this, you can ignore this email: nothing happens without you.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

Somebody, most likely you, asked us to use this email address for a {{brand.name}}
account that exists already. Please confirm that this mailbox is yours.

Confirm this address:
{{href}}

The link works for {{time}}.
The address that the account has now is asked as well.

Have you just signed up for the first time? Then this is not the email you are
looking for: please use the one called "Confirm your email address".

If you know nothing of this, you can ignore this email: nothing happens
without you.`,
});

type New = { readonly fullName: string; readonly byTeam: boolean; readonly href: string };

/** To the address that an account is to move to, whose owner may be anybody: it tells nothing of the account but a first name. */
export const confirmNewEmail = ({ fullName, byTeam, href }: New): MailContent =>
  renderNew({ name: givenName(fullName), href, time: byTeam ? `${TEAM_EMAIL_CHANGE_DAYS} days` : `${EMAIL_CHANGE_HOURS} hours` });

const renderCurrent = mailTemplate({
  subject: 'Your {{brand.name}} account: change of email address',
  preheader: 'If you did not ask for this, stop it.',
  html: `
{{#> heading}}A new address for your account{{/heading}}
{{> greeting}}
{{#if fromWhen}}{{#> paragraph}}Our team was told that you cannot read this mailbox any more, and was asked to change the email address of your account.{{/paragraph}}
{{#> paragraph}}Once the new address is confirmed, the change is made on <strong>{{fromWhen}}</strong>. You can say yes earlier, or stop it.{{/paragraph}}
{{> button label="Say yes or stop it"}}
{{else}}{{#> paragraph}}Somebody who is logged in to your account, most likely you, asked us to change its email address from this one to <strong>{{newEmail}}</strong>. We change it once both addresses have said yes.{{/paragraph}}
{{> button label="Confirm the change"}}
{{#> note}}You can confirm for {{hours}} hours. Until both have, you log in with this address.{{/note}}
{{/if}}
{{#> note}}Did you not ask for this? Open the link and choose "Stop it". Nothing is changed then, and every device is logged out of your account.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

{{#if fromWhen}}
Our team was told that you cannot read this mailbox any more, and was asked
to change the email address of your account.

Once the new address is confirmed, the change is made on
{{fromWhen}}.
You can say yes earlier, or stop it.

Say yes or stop it:
{{href}}
{{else}}
Somebody who is logged in to your account, most likely you, asked us to change
its email address from this one to
{{newEmail}}

We change it once both addresses have said yes.

Confirm the change:
{{href}}

You can confirm for {{hours}} hours. Until both have, you log in with
this address.
{{/if}}

Did you not ask for this? Open the link and choose "Stop it". Nothing is
changed then, and every device is logged out of your account.`,
});

type Change = {
  readonly fullName: string;
  readonly newEmail: string;
  /** ISO instant, of a change that our team asked for: when it is made without the yes of this mailbox. */
  readonly movesWithoutCurrentFrom: string | null;
  readonly href: string;
};

/** To the address that the account has. Where somebody lost it, its reader may be anybody, and is not told where the account goes. */
export const confirmEmailChange = ({ fullName, newEmail, movesWithoutCurrentFrom, href }: Change): MailContent =>
  renderCurrent({
    name: givenName(fullName),
    newEmail,
    fromWhen: movesWithoutCurrentFrom && TIME.format(new Date(movesWithoutCurrentFrom)),
    hours: EMAIL_CHANGE_HOURS,
    href,
  });

const renderChanged = mailTemplate({
  subject: 'This is your new email address',
  preheader: 'From now on you log in with it.',
  html: `
{{#> heading}}Your address was changed{{/heading}}
{{> greeting}}
{{#> paragraph}}From now on you log in with this email address, and all our emails come here. To be safe, every device was logged out.{{/paragraph}}
{{#if paragraphs}}{{#> paragraph}}Our team asked for the change. This is why:{{/paragraph}}
{{#each paragraphs}}{{#> paragraph}}<strong>{{#each lines}}{{#unless @first}}<br>{{/unless}}{{this}}{{/each}}</strong>{{/paragraph}}
{{/each}}{{/if}}
{{> button label="Go to your dashboard"}}
{{> bareLink}}`,
  text: `
{{> greeting}}

From now on you log in with this email address, and all our emails come here.
To be safe, every device was logged out.

{{#if paragraphs}}
Our team asked for the change. This is why:

{{#each paragraphs}}
{{#each wrappedLines}}
{{this}}
{{/each}}

{{/each}}
{{/if}}
Go to your dashboard:
{{href}}`,
});

/** To the new address, once it is the account's. `reason`: our team's, when it asked for the change. Empty lines part paragraphs. */
export const emailChanged = ({
  fullName,
  reason,
  href,
}: {
  readonly fullName: string;
  readonly reason: string | null;
  readonly href: string;
}): MailContent => renderChanged({ name: givenName(fullName), paragraphs: reason === null ? [] : paragraphsOf(reason), href });

const renderLeft = mailTemplate({
  subject: 'Your email address was changed',
  preheader: 'You can no longer log in with this one.',
  html: `
{{#> heading}}Your address was changed{{/heading}}
{{> greeting}}
{{#if newEmail}}{{#> paragraph}}From now on you log in with <strong>{{newEmail}}</strong>, and all our emails go there.{{/paragraph}}
{{/if}}
{{#> paragraph}}You can no longer log in with this address, and this is our last email to it.{{/paragraph}}
{{#> paragraph}}Was this not you? Please write to us at once.{{/paragraph}}
{{> button label="Write to us"}}
{{> bareLink}}`,
  text: `
{{> greeting}}

{{#if newEmail}}
From now on you log in with
{{newEmail}}
and all our emails go there.

{{/if}}
You can no longer log in with this address, and this is our last email to it.

Was this not you? Please write to us at once:
{{href}}`,
});

/** To the address of before. `newEmail`: null where its owner lost it. */
export const emailLeft = ({
  fullName,
  newEmail,
  href,
}: {
  readonly fullName: string;
  readonly newEmail: string | null;
  readonly href: string;
}): MailContent => renderLeft({ name: givenName(fullName), newEmail, href });
