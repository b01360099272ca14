import type { LocalResponse } from '../../kit/http-server.ts';
import { json } from '../../kit/responses.ts';
import type { Summary } from '../inbox/message.ts';
import type { MessageStore } from '../inbox/message-store.ts';
import { parseActivityQuery, type ActivityRecord } from './activity-query.ts';
import { refused } from './errors.ts';
import { QueryError } from './query-tokens.ts';

type Activity = {
  readonly from_email: string;
  readonly msg_id: string;
  readonly subject: string;
  readonly to_email: string;
  readonly status: 'delivered' | 'not_delivered';
  readonly last_event_time: string;
};

export function searchMessages(store: MessageStore, query: URLSearchParams): LocalResponse {
  const limit = Number(query.get('limit') ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) return badQuery('limit must be between 1 and 1000', 'limit');
  try {
    const matches = parseActivityQuery(query.get('query') ?? 'msg_id LIKE "%"');
    const found = store.list().filter((summary) => matches(recordOf(summary)));
    return json({ messages: found.slice(0, limit).map((summary) => ({ ...activityOf(summary), opens_count: 0, clicks_count: 0 })) });
  } catch (error) {
    if (error instanceof QueryError) return badQuery(error.message, 'query');
    throw error;
  }
}

export function describeMessage(store: MessageStore, id: string): LocalResponse {
  const summary = store.list().find((candidate) => activityOf(candidate).msg_id === id);
  if (!summary) return refused([{ message: 'message not found', field: null, help: null }], 404);
  const { last_event_time, ...activity } = activityOf(summary);
  const events = ['processed', activity.status === 'delivered' ? 'delivered' : 'bounced'];
  return json({
    ...activity,
    categories: summary.categories,
    unique_args: JSON.stringify(summary.customArgs),
    events: events.map((event_name) => ({ event_name, processed: last_event_time })),
  });
}

function activityOf({ id, from, to, subject, receivedAt }: Summary): Activity {
  return {
    from_email: from,
    msg_id: `${id}.local-0`,
    subject,
    to_email: to,
    // A way to try what happens when mail does not arrive.
    status: to.startsWith('bounce') ? 'not_delivered' : 'delivered',
    last_event_time: `${receivedAt.slice(0, 19)}Z`,
  };
}

function recordOf(summary: Summary): ActivityRecord {
  return { fields: activityOf(summary), categories: summary.categories, unique_args: summary.customArgs };
}

const badQuery = (message: string, field: string): LocalResponse => refused([{ message, field, help: null }]);
