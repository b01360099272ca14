import { describe, expect, it } from '@jest/globals';
import * as contracts from '@willow/contracts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = (pattern: string) =>
  globSync(pattern, { cwd: join(import.meta.dirname, 'modules') }).map((file) =>
    readFileSync(join(import.meta.dirname, 'modules', file), 'utf8'),
  );
const byName = (one: string, other: string): number => one.localeCompare(other);
const methodOf = (name: string): unknown => (contracts as unknown as Record<string, { readonly method?: string }>)[name]?.method;

/** Each method that has a contract: the contract's name, and its text. */
const methods = sources('*/http/*controller.ts').flatMap((text) =>
  [...text.matchAll(/@Contract\((\w+)\)(.*?)\n {2}\}\n/gs)].map(([, name = '', body = '']) => ({ name, body })),
);

// ADR 0102 says why.
describe('what is only asked for', () => {
  it('appends nothing, but for who looked, what was taken along, and what the card provider says', () => {
    const appending = methods.filter(
      ({ name, body }) => methodOf(name) === 'GET' && /commands\.execute|shown\.show|this\.myOrder/.test(body),
    );
    expect(appending.map(({ name }) => name).toSorted(byName)).toEqual(
      [
        // Who of the team looked, and at what.
        'draftPdf',
        'draftText',
        'finalPdf',
        'getAdminOrder',
        'getOrderChanges',
        'getOrderFlags',
        'getOrderPair',
        'getOrderReading',
        'getOrderDocument',
        'getCustomerHistory',
        'getCustomerStory',
        'getMomentDifference',
        'getOrderHistory',
        'getOrderMoment',
        'listAdminReferrals',
        'listCallBacks',
        'listErasures',
        'listMessages',
        // A copy of everything that was taken along.
        'downloadMyData',
        'downloadMyDataPdf',
        // A payment whose webhook is late.
        'getMyOrder',
        'getOrder',
      ].toSorted(byName),
    );
  });
});

describe('what is changed', () => {
  it('is answered with a view only where the page shows at once what it has become', () => {
    const answering = sources('*/commands/*.ts').flatMap((text) => {
      const shared = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@willow\/contracts'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim().replace(/^type /, '')),
      );
      return [...text.matchAll(/class (\w+) extends Command<(.*)> \{/g)]
        .filter(([, , answer = '']) => shared.some((name) => new RegExp(`\\b${name}\\b`).test(answer)))
        .map(([, name = '']) => name);
    });
    expect(answering.toSorted(byName)).toEqual(
      [
        // The page goes on with what it has become, and by which revision.
        'ChangeReferral',
        'CreatePartner',
        'InviteFriend',
        'RefreshOrder',
        'RequestEmailChange',
        'StopEmailChange',
        'UndoMark',
        'RecordSigning',
        'RecordStorage',
        'SaveAnswers',
        'SetReminders',
        'SubmitWill',
        // Told once, and kept nowhere in that form.
        'BeginPasskey',
        'EnrolSecondFactor',
        'EraseByAddress',
      ].toSorted(byName),
    );
  });
});
