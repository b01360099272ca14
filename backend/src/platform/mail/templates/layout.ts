import { tokens } from '@willow/contracts/brand/tokens';

const { colour, font } = tokens;

// Mail clients read little CSS: everything that matters is inline, this only adapts it to dark screens and narrow ones, and leaves no word alone.
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.ink, .quiet { text-wrap: pretty; }
.title { text-wrap: balance; }
@media (max-width: 480px) { .pad { padding-left: 24px !important; padding-right: 24px !important; } .title { font-size: 25px !important; } }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #0f2420 !important; }
  .card { background-color: ${colour.night} !important; border-color: ${colour.nightLine} !important; }
  .ink { color: ${colour.onNight} !important; }
  .quiet { color: ${colour.onNightSoft} !important; }
  .accent { color: #b5d6a6 !important; }
  .line { border-color: ${colour.nightLine} !important; }
  .button { background-color: #3a7556 !important; }
  .mark { background-color: ${colour.nightLine} !important; color: ${colour.onNight} !important; }
}`;

const BODY_TEXT = `margin: 0 0 18px; font: 400 16px/1.6 ${font.text}; color: ${colour.ink};`;
const SMALL_TEXT = `margin: 0 0 12px; font: 400 14px/1.6 ${font.text}; color: ${colour.inkSoft};`;
const FOOTER_TEXT = `margin: 0 0 8px; font: 400 13px/1.6 ${font.text}; color: ${colour.inkSoft};`;
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const layout = `<!doctype html>
<html lang="en-GB" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>{{subject}}</title>
<style>${STYLE}
</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background-color: ${colour.paper}; -webkit-text-size-adjust: 100%;">
<div style="display: none; max-height: 0; overflow: hidden; opacity: 0;">{{preheader}}</div>
<table ${TABLE} width="100%" class="paper" style="background-color: ${colour.paper};">
<tr><td align="center" style="padding: 32px 12px;">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width: 600px;">
<tr><td class="pad accent" style="padding: 0 40px 20px; font: 400 26px/1.2 ${font.display}; letter-spacing: 0.01em; color: ${colour.leaf};">{{brand.name}}</td></tr>
<tr><td class="card pad" style="padding: 40px 40px 28px; background-color: ${colour.card}; border: 1px solid ${colour.line}; border-radius: 0 24px 0 24px; word-break: break-word;">
{{> @partial-block}}
</td></tr>
<tr><td class="pad" style="padding: 24px 40px 0;">
<p class="quiet" style="${FOOTER_TEXT}">Questions? Write to <a class="accent" href="mailto:{{brand.supportEmail}}" style="color: ${colour.leaf};">{{brand.supportEmail}}</a>.</p>
<p class="quiet" style="${FOOTER_TEXT}">{{brand.name}} is an online will-writing service for England and Wales. We are not a solicitor and do not give legal advice.</p>
<p class="quiet" style="${FOOTER_TEXT}">{{company.legalName}}, registered in {{company.placeOfRegistration}}, company number {{company.companyNumber}}<br>Registered office: {{company.registeredOffice}}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;

const button = `<table ${TABLE} style="margin: 14px 0 30px;"><tr>
<td class="button" bgcolor="${colour.leaf}" style="background-color: ${colour.leaf}; border-radius: 10px;">
<a href="{{href}}" style="display: inline-block; padding: 15px 30px; font: 600 16px/1.25 ${font.text}; color: ${colour.onLeaf}; text-decoration: none; border-radius: 10px;">{{label}}</a>
</td></tr></table>`;

const bareLink = `<p class="quiet line" style="${SMALL_TEXT} margin-top: 22px; padding-top: 20px; border-top: 1px solid ${colour.line};">If the button does not work, copy this address into your browser:<br>
<a class="accent" href="{{href}}" style="color: ${colour.leaf}; font-size: 12px; line-height: 1.5; word-break: break-all;">{{href}}</a></p>`;

const code = `{{#if code}}<p class="ink" style="${BODY_TEXT} margin-bottom: 6px;">Or enter this code on the page where you asked for it:</p>
<p class="ink" style="margin: 0 0 8px; font: 600 30px/1.3 ${font.text}; letter-spacing: 6px; color: ${colour.ink};">{{code}}</p>
<p class="quiet" style="${SMALL_TEXT} margin-bottom: 26px;">It only works in that browser. Nobody at {{brand.name}} ever asks for it.</p>{{/if}}`;

const step = `<table ${TABLE} width="100%" style="margin: 0 0 16px;"><tr>
<td width="44" valign="top"><div class="mark" style="width: 30px; height: 30px; border-radius: 15px; background-color: ${colour.leafPale}; font: 600 15px/30px ${font.text}; text-align: center; color: ${colour.leaf};">{{number}}</div></td>
<td valign="top" class="ink" style="padding-top: 2px; font: 400 16px/1.6 ${font.text}; color: ${colour.ink};">{{#if title}}<strong>{{title}}</strong><br>{{/if}}{{> @partial-block}}</td>
</tr></table>`;

const row = `<tr>
<td class="ink line" valign="top" style="padding: 11px 12px 11px 0; border-top: 1px solid ${colour.line}; font: {{weight}} 15px/1.5 ${font.text}; color: ${colour.ink};">{{label}}</td>
<td class="ink line" valign="top" align="right" style="padding: 11px 0; border-top: 1px solid ${colour.line}; font: {{weight}} 15px/1.5 ${font.text}; color: ${colour.ink}; white-space: nowrap;">{{value}}</td>
</tr>`;

export const HTML_PARTS: Readonly<Record<string, string>> = {
  layout,
  heading: `<h1 class="title ink" style="margin: 0 0 20px; font: 400 29px/1.25 ${font.display}; color: ${colour.ink};">{{> @partial-block}}</h1>`,
  subheading: `<h2 class="ink" style="margin: 28px 0 16px; font: 400 21px/1.3 ${font.display}; color: ${colour.ink};">{{> @partial-block}}</h2>`,
  greeting: `<p class="ink" style="${BODY_TEXT}">Hello{{#if name}} {{name}}{{/if}},</p>`,
  paragraph: `<p class="ink" style="${BODY_TEXT}">{{> @partial-block}}</p>`,
  note: `<p class="quiet" style="${SMALL_TEXT}">{{> @partial-block}}</p>`,
  link: `<a class="accent" href="{{to}}" style="color: ${colour.leaf};">{{> @partial-block}}</a>`,
  button,
  bareLink,
  code,
  step,
  rows: `<table cellpadding="0" cellspacing="0" border="0" width="100%" class="line" style="margin: 4px 0 24px; border-bottom: 1px solid ${colour.line};">{{> @partial-block}}</table>`,
  row,
};

export const TEXT_PARTS: Readonly<Record<string, string>> = {
  code: `{{#if code}}
Or enter this code on the page where you asked for it:

    {{code}}

It only works in that browser. Nobody at {{brand.name}} ever asks for it.

{{/if}}`,
  greeting: 'Hello{{#if name}} {{name}}{{/if}},\n',
  footer: `----
Questions? Write to {{brand.supportEmail}}.

{{brand.name}} is an online will-writing service for England and Wales.
We are not a solicitor and do not give legal advice.

{{company.legalName}}
Registered in {{company.placeOfRegistration}}, company number
{{company.companyNumber}}
Registered office: {{company.registeredOffice}}
`,
};
