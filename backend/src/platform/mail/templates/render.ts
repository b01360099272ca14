import { BRAND, COMPANY } from '@willow/contracts';
import Handlebars from 'handlebars';
import { HTML_PARTS, TEXT_PARTS } from './layout.ts';
import { markupOf, webAddress } from './link.ts';

export type MailContent = { readonly subject: string; readonly html: string; readonly text: string };

/** `code` stands beside the link when it was asked for in a browser that can be told apart. */
export type LinkMail = { readonly fullName: string; readonly href: string; readonly code: string | null };

type MailSource = {
  readonly subject: string;
  /** Mail clients show it after the subject. */
  readonly preheader: string;
  readonly html: string;
  readonly text: string;
};

type Model = Readonly<Record<string, unknown>> & { readonly href: string };

type Render = (model: object) => string;

const STRICT = { strict: true, knownHelpersOnly: true, preventIndent: true } as const;

/** Compiled when the program starts, so that a broken template stops it. */
export function mailTemplate(source: MailSource): (model: Model) => MailContent {
  const subjectOf = asText(source.subject);
  const preheaderOf = asText(source.preheader);
  const htmlOf = asHtml(`{{#> layout}}\n${source.html.trim()}\n{{/layout}}`);
  const textOf = asText(`${source.text.trim()}\n\n{{> footer}}`);
  return (model) => {
    const href = webAddress(model.href);
    const shared = { ...model, brand: BRAND, company: COMPANY, href };
    const subject = subjectOf(shared);
    return { subject, html: htmlOf({ ...shared, subject, preheader: preheaderOf(shared), href: markupOf(href) }), text: textOf(shared) };
  };
}

function compiler(parts: Readonly<Record<string, string>>, noEscape: boolean): (source: string) => Render {
  const environment = Handlebars.create();
  const options = { ...STRICT, noEscape };
  for (const [name, source] of Object.entries(parts)) {
    environment.precompile(source, options);
    environment.registerPartial(name, source);
  }
  return (source) => {
    environment.precompile(source, options);
    return environment.compile<object>(source, options);
  };
}

const asHtml = compiler(HTML_PARTS, false);
const asText = compiler(TEXT_PARTS, true);
