import { EMAIL_CHANGE_HOURS, givenName, TEAM_EMAIL_CHANGE_DAYS } from '@willow/contracts';
import { paragraphsOf } from './paragraphs.ts';
import { mailTemplate, type MailContent } from './render.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' });

const renderNew = mailTemplate({
  subject: 'Confirm your new email address',
  preheader: 'One press, and this is the address of your account.',
  html: `
{{#> heading}}Is this your new address?{{/heading}}
{{> greeting}}
{{#> paragraph}}Somebody, most likely you, asked us to use this email address for their {{brand.name}} account. Please confirm that this mailbox is yours.{{/paragraph}}
{{> button label="Confirm this address"}}
{{#> note}}The link works for {{time}}. The address that the account has now is asked as well.{{/note}}
{{#> note}}If you know nothing of this, you can ignore this email: nothing happens without you.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

Somebody, most likely you, asked us to use this email address for their
{{brand.name}} account. Please confirm that this mailbox is yours.

Confirm this address:
{{href}}

The link works for {{time}}.
The address that the account has now is asked as well.

If you know nothing of this, you can ignore this email: nothing happens
without you.`,
});

type New = { readonly fullName: string; readonly byTeam: boolean; readonly href: string };

/** To the address that an account is to move to, whose owner may be anybody: it tells nothing of the account but a first name. */
export const confirmNewEmail = ({ fullName, byTeam, href }: New): MailContent =>
  renderNew({ name: givenName(fullName), href, time: byTeam ? `${TEAM_EMAIL_CHANGE_DAYS} days` : `${EMAIL_CHANGE_HOURS} hours` });

const renderCurrent = mailTemplate({
  subject: '{{#if fromWhen}}Your account is about to move to another address{{else}}Confirm the change of your email address{{/if}}',
  preheader: '{{#if fromWhen}}If you did not ask for this, stop it.{{else}}Your account moves once both addresses have said yes.{{/if}}',
  html: `
{{#> heading}}A new address for your account{{/heading}}
{{> greeting}}
{{#if fromWhen}}{{#> paragraph}}Our team was told that you cannot read this mailbox any more, and was asked to move your account to <strong>{{newEmail}}</strong>. This is what our team wrote:{{/paragraph}}
{{#each paragraphs}}{{#> paragraph}}<strong>{{#each lines}}{{#unless @first}}<br>{{/unless}}{{this}}{{/each}}</strong>{{/paragraph}}
{{/each}}
{{#> paragraph}}Once the new address is confirmed, your account moves on <strong>{{fromWhen}}</strong>. You can say yes earlier, or stop it.{{/paragraph}}
{{> button label="Move or stop"}}
{{else}}{{#> paragraph}}You asked us to move your account from this address to <strong>{{newEmail}}</strong>. It moves once both addresses have said yes.{{/paragraph}}
{{> button label="Confirm the change"}}
{{#> note}}The link works for {{hours}} hours. Until then you log in with this address.{{/note}}
{{/if}}
{{#> note}}Did you not ask for this? Open the link and choose "Stop it". Nothing is changed then, and every device is logged out of your account.{{/note}}
{{> bareLink}}`,
  text: `
{{> greeting}}

{{#if fromWhen}}
Our team was told that you cannot read this mailbox any more, and was asked
to move your account to
{{newEmail}}

This is what our team wrote:

{{#each paragraphs}}
{{#each wrappedLines}}
{{this}}
{{/each}}

{{/each}}
Once the new address is confirmed, your account moves on
{{fromWhen}}.
You can say yes earlier, or stop it.

Move or stop:
{{href}}
{{else}}
You asked us to move your account from this address to
{{newEmail}}

It moves once both addresses have said yes.

Confirm the change:
{{href}}

The link works for {{hours}} hours. Until then you log in with this address.
{{/if}}

Did you not ask for this? Open the link and choose "Stop it". Nothing is
changed then, and every device is logged out of your account.`,
});

type Change = {
  readonly fullName: string;
  readonly newEmail: string;
  /** Our team's words, when it asked for the change. Empty lines part paragraphs. */
  readonly reason: string | null;
  /** ISO instant: when the account moves without the yes of this mailbox. */
  readonly movesWithoutCurrentFrom: string | null;
  readonly href: string;
};

/** To the address that the account has. */
export const confirmEmailChange = ({ fullName, newEmail, reason, movesWithoutCurrentFrom, href }: Change): MailContent =>
  renderCurrent({
    name: givenName(fullName),
    newEmail,
    paragraphs: reason === null ? [] : paragraphsOf(reason),
    fromWhen: movesWithoutCurrentFrom && TIME.format(new Date(movesWithoutCurrentFrom)),
    hours: EMAIL_CHANGE_HOURS,
    href,
  });

const renderChanged = mailTemplate({
  subject: 'Your email address was changed',
  preheader: '{{#if isNew}}From now on you log in with this address.{{else}}This address opens your account no more.{{/if}}',
  html: `
{{#> heading}}Your address was changed{{/heading}}
{{> greeting}}
{{#if isNew}}{{#> paragraph}}From now on you log in with this address, and all our emails come here.{{/paragraph}}
{{> button label="Go to your dashboard"}}
{{else}}{{#> paragraph}}From now on you log in with <strong>{{newEmail}}</strong>, and all our emails go there. This address opens your account no more.{{/paragraph}}
{{#> paragraph}}Was this not you? Please write to {{brand.supportEmail}} at once.{{/paragraph}}
{{> button label="Go to your dashboard"}}
{{/if}}
{{> bareLink}}`,
  text: `
{{> greeting}}

{{#if isNew}}
From now on you log in with this address, and all our emails come here.
{{else}}
From now on you log in with
{{newEmail}}
and all our emails go there. This address opens your account no more.

Was this not you? Please write to {{brand.supportEmail}} at once.
{{/if}}

Go to your dashboard:
{{href}}`,
});

type Changed = { readonly fullName: string; readonly newEmail: string; readonly isNew: boolean; readonly href: string };

/** `isNew`: to the new address; else to the one of before. */
export const emailChanged = ({ fullName, ...told }: Changed): MailContent => renderChanged({ name: givenName(fullName), ...told });
