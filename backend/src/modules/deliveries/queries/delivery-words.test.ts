import { expect, it } from '@jest/globals';
import { toldOf } from './delivery-words.ts';

it.each([
  ['Delivered', false, { state: 'delivered', reason: null, reportedAsSpam: false }],
  ['Put off for now: mailbox is full or closed', false, { state: 'deferred', reason: 'mailbox-full', reportedAsSpam: false }],
  ['Bounced: mailbox does not exist', true, { state: 'bounced', reason: 'no-such-mailbox', reportedAsSpam: false }],
  ['Delivered, and reported as spam', true, { state: 'delivered', reason: null, reportedAsSpam: true }],
  ['Delivered, and reported as spam', true, { state: null, reason: null, reportedAsSpam: true }],
] as const)('says "%s" of a mail', (says, isBad, known) => expect(toldOf(known)).toEqual({ says, isBad }));
