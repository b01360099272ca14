import Handlebars from 'handlebars';

const OPTIONS = { strict: true, knownHelpersOnly: true } as const;

/**
 * The head that every printed document begins with: it forbids everything but its own styles and typefaces. Everything in double braces
 * is escaped; values that stand inside the style element are letters, digits and CSS escapes only. Unescaped output does not occur.
 */
const HEAD_PARTIAL = String.raw`<!doctype html>
<html lang="en-GB" class="{{rootClass}}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
<title>{{title}}</title>
<style>
{{#each faces}}
@font-face { font-family: "Will"; font-weight: {{weight}}; src: url("data:font/woff;base64,{{data}}") format("woff"); unicode-range: {{range}}; }
{{/each}}`;

const handlebars = Handlebars.create();

export function template(source: string, partials: Readonly<Record<string, string>> = {}): (view: object) => string {
  const page = handlebars.compile<object>(source, OPTIONS);
  const compiled = Object.fromEntries(
    Object.entries({ head: HEAD_PARTIAL, ...partials }).map(([name, text]) => [name, handlebars.compile(text, OPTIONS)]),
  );
  return (view) => page(view, { partials: compiled });
}
