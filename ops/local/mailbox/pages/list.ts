import { html, type Html } from '../../kit/html.ts';
import type { Summary } from '../inbox/message.ts';
import { listTime } from './format.ts';

const SHOWN = 100;

type ListView = {
  readonly summaries: readonly Summary[];
  readonly search: string;
  readonly selected?: string;
};

export function mailList({ summaries, search, selected }: ListView): Html {
  const found = summaries.filter((summary) => matches(summary, search));
  return html`
    <form class="search" role="search" action="/">
      <label class="hidden" for="q">Search by recipient or subject</label>
      <input id="q" name="q" type="search" value="${search}" placeholder="Recipient or subject" autocomplete="off" />
      <button>Search</button>
    </form>
    <p class="count">${countLine(found.length, summaries.length)} <a id="new-mail" href="/" hidden>New mail — show</a></p>
    <ul>
      ${found.slice(0, SHOWN).map((summary) => item(summary, search, summary.id === selected))}
    </ul>
  `;
}

function item({ id, to, subject, receivedAt, attachments }: Summary, search: string, selected: boolean): Html {
  const query = search === '' ? '' : `?q=${encodeURIComponent(search)}`;
  return html`<li>
    <a href="/messages/${encodeURIComponent(id)}${query}" ${selected && html`aria-current="page"`}>
      <span class="to">${to}</span>
      <time datetime="${receivedAt}">${listTime(receivedAt)}</time>
      <span class="subject">${subject}</span>
      ${attachments.length > 0 && html`<span class="clip">${attachments.length === 1 ? '1 attachment' : `${attachments.length} attachments`}</span>`}
    </a>
  </li>`;
}

function matches({ to, subject }: Summary, search: string): boolean {
  return `${to} ${subject}`.toLowerCase().includes(search.trim().toLowerCase());
}

function countLine(found: number, all: number): string {
  const mails = found === 1 ? '1 mail' : `${found} mails`;
  if (found > SHOWN) return `The newest ${SHOWN} of ${mails}`;
  return found === all ? mails : `${mails} of ${all}`;
}
