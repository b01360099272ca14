import { html, type Html } from '../../kit/html.ts';

type Frame = {
  readonly title: string;
  readonly view: 'list' | 'message';
  readonly version: string;
  readonly list: Html;
  readonly main: Html;
};

export function layout({ title, view, version, list, main }: Frame): string {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/mailbox.css" />
        <script type="module" src="/assets/refresh.ts"></script>
      </head>
      <body data-view="${view}" data-version="${version}">
        <header class="bar">
          <a class="name" href="/">Local mailbox</a>
          <p>Mail sent on this machine. Nothing leaves it.</p>
        </header>
        <main class="columns">
          <nav class="list" aria-label="Mails">${view === 'list' && html`<h1 class="hidden">Mails</h1>`} ${list}</nav>
          <section class="mail" aria-label="Mail">${main}</section>
        </main>
      </body>
    </html>`.markup;
}
