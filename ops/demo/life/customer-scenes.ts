import type { WillAnswers } from '@willow/contracts';
import { WIZARD } from '@willow/contracts/will/questions';
import { assertFine } from '../../people/answers.ts';
import { givenNameOf } from '../cast/names.ts';
import type { Character } from '../cast/cast.ts';
import { PROBLEMS, REPLIES, STORED, WITNESSES } from './sayings.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

export type Part = { readonly world: World; readonly character: Character; readonly person: Person };

/** The answers to the first questions, so many of them. */
const until = (answers: WillAnswers, questions: number): WillAnswers =>
  Object.fromEntries(
    WIZARD.slice(0, questions)
      .flatMap(({ keys }) => keys)
      .flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])),
  );

/** Each question that is answered leads to the next. */
async function answers({ person, character }: Part, from: number, to: number): Promise<void> {
  for (let answered = from + 1; answered <= to; answered += 1) {
    const step = Math.min(answered + 1, WIZARD.length);
    await person.does('/api/will', { step, answers: until(character.answers, answered) });
  }
}

/** They come by the invitation of a friend, by a partner's page, or by themselves. */
const formOf = ({ world: { story }, character: { number, details, invitedBy, partnerRef } }: Part): object => ({
  ...details,
  referralId: (invitedBy !== null && story.of(invitedBy).invitations?.[number]) || null,
  ...(partnerRef && { partnerRef }),
});

export async function signsUp(part: Part): Promise<void> {
  const { world, character, person } = part;
  await person.signsUp(formOf(part));
  const { user } = await person.reads<{ user: { id: string } }>('/api/me');
  world.story.learn(character.number, { id: user.id });
  await answers(part, 0, character.firstAnswers);
}

export const requestsLink = (part: Part): Promise<void> => part.person.fillsIn(formOf(part));

export async function finishes(part: Part): Promise<void> {
  await answers(part, part.character.firstAnswers, WIZARD.length);
  await part.person.does('/api/will/submit');
}

/** Without a card when a code leaves nothing to pay. */
export async function pays(part: Part): Promise<void> {
  const { world, character, person } = part;
  const { customer } = person;
  const intent = await customer.startsPaying(character.discountCode ?? undefined);
  world.story.learn(character.number, {
    orderId: intent.orderId,
    ...(intent.clientSecret && { payment: intent.clientSecret.split('_secret')[0]! }),
  });
  if (intent.clientSecret) assertFine('paying', await customer.enterCard(intent, CARDS[character.stage] ?? 'pm_card_visa'));
  await customer.waitsFor('draft_generated');
  await invites(part);
}

const CARDS: Readonly<Record<string, string>> = {
  refunded: 'pm_card_pendingRefund',
  signed: 'pm_card_mastercard',
  waiting: 'pm_card_visa_debit',
};

export async function isDeclined({ world, character: { number }, person: { customer } }: Part): Promise<void> {
  const intent = await customer.startsPaying();
  world.story.learn(number, { orderId: intent.orderId });
  await customer.enterCard(intent, number % 2 === 0 ? 'pm_card_chargeDeclined' : 'pm_card_chargeDeclinedInsufficientFunds');
}

/** Those of the cast who come by their invitation, and now and then somebody who never comes. */
async function invites({ world, character, person }: Part): Promise<void> {
  const guests = world.cast.characters
    .filter(({ invitedBy }) => invitedBy === character.number)
    .map(({ number, household, details }) => ({ number, refereeName: givenNameOf(household.head.fullName), refereeEmail: details.email }));
  const friend = character.household.others[2]!.person.fullName;
  const silent = { number: -1, refereeName: givenNameOf(friend), refereeEmail: `friend.of.${character.number + 1}@example.net` };
  const sent: Record<number, string> = {};
  for (const { number, ...guest } of [...guests, ...(character.number % 6 === 0 ? [silent] : [])]) {
    const { referral } = await person.does<{ referral: { id: string } }>('/api/referrals', guest);
    sent[number] = referral.id;
  }
  world.story.learn(character.number, { invitations: sent });
}

export async function answersAQuestion({ character: { number }, person }: Part): Promise<void> {
  const { enquiries } = await person.reads<{ enquiries: readonly { id: string; state: string }[] }>('/api/my-order/enquiries');
  for (const { id } of enquiries.filter(({ state }) => state === 'open'))
    await person.does(`/api/my-order/enquiries/${id}/answer`, { text: REPLIES[number % REPLIES.length]! });
}

/** With other wishes for the funeral, and a gift that was forgotten. */
export async function resubmits(part: Part): Promise<void> {
  const { person, character } = part;
  const taker = character.household.others[1]!;
  const gift = { description: 'my mother’s ring', recipientName: taker.person.fullName, recipientRelationship: taker.relationship };
  const changed: WillAnswers = {
    ...character.answers,
    hasSpecificGifts: true,
    specificGifts: [...(character.answers.specificGifts ?? []), gift],
  };
  await person.does('/api/will', { step: WIZARD.length, answers: changed });
  await person.does('/api/will/submit');
  await person.customer.waitsFor('draft_generated');
}

export const reportsAProblem = ({ character: { number }, person }: Part): Promise<void> =>
  person.does('/api/my-order/problems', { text: PROBLEMS[number % PROBLEMS.length]! });

export async function signs({ world, character: { number }, person }: Part): Promise<void> {
  const witnesses = WITNESSES[number % WITNESSES.length]!;
  await person.does('/api/will/signed', { on: world.now().toISOString().slice(0, 10), witnesses, understood: true });
  if (number % 3 > 0) await person.does('/api/will/stored', { keptAt: STORED[number % STORED.length]! });
  if (number % 7 === 0) await person.does('/api/will/reminders', { on: false });
}

export const startsUpdate = ({ person }: Part): Promise<void> => person.does('/api/will/update');

export async function asksForErasure({ world, character, person }: Part): Promise<void> {
  const { erasure } = await person.does<{ erasure: { id: string } }>('/api/erasure', { email: character.details.email });
  world.story.learn(character.number, { erasureId: erasure.id });
}
