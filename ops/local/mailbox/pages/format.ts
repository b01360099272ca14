import { html, type Html } from '../../kit/html.ts';

const LONDON = 'Europe/London';
const full = new Intl.DateTimeFormat('en-GB', { timeZone: LONDON, dateStyle: 'full', timeStyle: 'medium' });
const short = new Intl.DateTimeFormat('en-GB', { timeZone: LONDON, day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

export const listTime = (moment: string): string => short.format(new Date(moment));

export const fullTime = (moment: string): string => full.format(new Date(moment));

export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export function withLinks(text: string): readonly Html[] {
  return text.split(/(https?:\/\/[^\s<>"')\]]+)/).map((part, index) =>
    // Every second part is what the expression caught.
    index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>` : html`${part}`,
  );
}
