import { html, type Html } from '../../kit/html.ts';
import { decodedSize, type Message } from '../inbox/message.ts';
import { isPlay, type Play, PLAYS } from '../events/plays.ts';
import { fileSize, fullTime, withLinks } from './format.ts';
import { MAIL_SANDBOX } from './policies.ts';

export const VIEWS = ['html', 'text', 'details'] as const;
export type View = (typeof VIEWS)[number];

const LABELS: Readonly<Record<View, string>> = { html: 'HTML', text: 'Text', details: 'Details' };

/** `told`: what was reported of the mail just now, or failed to be; null when there is nobody to report to. */
type Asked = { readonly search: string; readonly told: string | null };

export function messageView(message: Message, wanted: View | undefined, { search, told }: Asked): Html {
  const views = VIEWS.filter((view) => view === 'details' || message[view] !== null);
  const view = views.find((one) => one === wanted) ?? views[0] ?? 'details';
  return html`
    <a class="back" href="/${query({ q: search })}">All mails</a>
    <article>
      <h1>${message.subject}</h1>
      <dl class="head">
        <dt>To</dt>
        <dd>${message.to}</dd>
        <dt>From</dt>
        <dd>${message.fromName === null ? message.from : `${message.fromName} <${message.from}>`}</dd>
        <dt>Received</dt>
        <dd><time datetime="${message.receivedAt}">${fullTime(message.receivedAt)}</time></dd>
      </dl>
      ${message.attachments.length > 0 && attachmentList(message)} ${told !== null && playBar(message.id, told)}
      <nav class="tabs" aria-label="Views of this mail">
        ${views.map(
          (one) =>
            html`<a
              href="/messages/${encodeURIComponent(message.id)}${query({ view: one, q: search })}"
              ${one === view && html`aria-current="page"`}
              >${LABELS[one]}</a
            >`,
        )}
      </nav>
      ${BODIES[view](message)}
    </article>
  `;
}

const BODIES: Readonly<Record<View, (message: Message) => Html>> = {
  html: ({ id }) =>
    html`<iframe class="body" title="Mail as HTML" src="/messages/${encodeURIComponent(id)}/html" sandbox="${MAIL_SANDBOX}"></iframe>`,
  text: ({ text }) => html`<pre class="body" tabindex="0">${withLinks(text ?? '')}</pre>`,
  details: (message) => html`
    <dl class="details">
      ${pair('Message id', message.id)} ${pair('Reply to', message.replyTo ?? '—')}
      ${pair('Categories', message.categories.join(', ') || '—')}
      ${Object.entries(message.customArgs).map(([name, value]) => pair(`Custom argument ${name}`, value))}
      ${Object.entries(message.headers).map(([name, value]) => pair(`Header ${name}`, value))}
      ${pair('Tracking', JSON.stringify(message.trackingSettings))}
    </dl>
  `,
};

const playBar = (id: string, told: string): Html => html`
  <form class="plays" method="post" action="/messages/${encodeURIComponent(id)}/events" aria-label="What becomes of this mail">
    <span>Report as</span>
    ${PLAYS.map((play) => html`<button name="play" value="${play}">${PLAY_LABELS[play]}</button>`)}
    <output>${toldLine(told)}</output>
  </form>
`;

function toldLine(told: string): string {
  if (isPlay(told)) return `Reported: ${PLAY_LABELS[told].toLowerCase()}.`;
  return told === 'failed' ? 'Nobody took the report. Is the product running?' : '';
}

const PLAY_LABELS: Readonly<Record<Play, string>> = {
  delivered: 'Delivered',
  deferred: 'Put off',
  blocked: 'Turned away',
  bounced: 'Bounced',
  complained: 'Called spam',
};

const pair = (name: string, value: string): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

function attachmentList({ id, attachments }: Message): Html {
  return html`<ul class="attachments" aria-label="Attachments">
    ${attachments.map(
      (attachment, index) =>
        html`<li>
          <a href="/api/messages/${encodeURIComponent(id)}/attachments/${index}" download="${attachment.filename}">
            <span>${attachment.filename}</span> <small>${fileSize(decodedSize(attachment))}</small>
          </a>
        </li>`,
    )}
  </ul>`;
}

function query(values: Readonly<Record<string, string>>): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`;
}
