import { OPENED_MINUTES } from '@willow/contracts';
import { PersonalDataOpened } from '../orders/index.ts';
import type { OrderFactEntry } from './queries/order-facts.ts';

/** Who looks, and in which session. */
export type Reader = { readonly id: string; readonly role: string; readonly sessionId: string };

/** A session as facts name it: neither its token nor what is stored of it. */
export const sessionName = (sessionId: string): string => sessionId.slice(0, 32);

/** Until when an auditor may see what is personal; null when no reason was given in this session, or too long ago. */
export function openedUntil(facts: readonly OrderFactEntry[], { id, sessionId }: Reader, now: Date): Date | null {
  const opening = facts.findLast(
    ({ type, actor, data }) =>
      type === PersonalDataOpened.type &&
      actor === `operator:${id}` &&
      PersonalDataOpened.data.parse(data).session === sessionName(sessionId),
  );
  if (!opening) return null;
  const until = new Date(Date.parse(opening.at) + OPENED_MINUTES * 60_000);
  return until > now ? until : null;
}
