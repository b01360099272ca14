import { describe, expect, it } from '@jest/globals';
import { OLIVE } from '../../testing/examples.ts';
import { draftsReducer, draftWritten } from '../drafts/drafts.slice.ts';
import { sessionReducer, signedIn, signedOut } from './session.slice.ts';

const olive = signedIn({ admin: OLIVE, enrolment: null });

describe('text that is not saved', () => {
  const written = [olive, draftWritten({ key: 'notes', text: 'Ask about Ann' })].reduce(draftsReducer, { owner: null, texts: {} });

  it('is there again for the same operator after a session that ran out', () =>
    expect(draftsReducer(written, olive).texts).toEqual({ notes: 'Ask about Ann' }));

  it('is forgotten on signing out, also for the same operator', () =>
    expect([signedOut(), olive].reduce(draftsReducer, written).texts).toEqual({}));
});

describe('a call answered 401', () => {
  const refused = {
    type: 'api/executeMutation/rejected',
    payload: { status: 401, message: '401: ' },
    meta: { requestId: '1', requestStatus: 'rejected', rejectedWithValue: true },
  };

  it('ends a session', () => expect([olive, refused].reduce(sessionReducer, { state: 'checking' })).toEqual({ state: 'out', ended: true }));

  it('says nothing of a session that ended to somebody who was not signed in', () =>
    expect([signedOut(), refused].reduce(sessionReducer, { state: 'checking' })).toEqual({ state: 'out', ended: false }));
});
