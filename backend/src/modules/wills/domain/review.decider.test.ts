import { describe, expect, it } from '@jest/globals';
import type { FlagDecision } from '@willow/contracts';
import { given } from '../../../event-sourcing/core/given.ts';
import { accepted, Refusal } from '../../../event-sourcing/core/refusal.ts';
import {
  ReviewDecisionAgreed,
  ReviewDecisionProposed,
  ReviewFlagDecided,
  ReviewFlagRaised,
  WillAbroadKept,
  WillCleared,
  WillReviewed,
} from './review.facts.ts';
import { choicesFor, heaviestFirst, type RaisedFlag, reviewedAs } from './review.ts';
import { will } from './will.decider.ts';
import {
  AnswerSaved,
  AnswersLocked,
  AnswersUnlocked,
  DraftGenerated,
  DraftRefused,
  type WillFact,
  WillSent,
  WillSubmitted,
} from './will.facts.ts';

const HASH = 'a'.repeat(64);
const OTHER_HASH = 'b'.repeat(64);
const flag = (id: string, severity: RaisedFlag['severity'], twoPeople = false): RaisedFlag => ({
  key: id,
  id,
  severity,
  twoPeople,
  about: { step: 5, path: ['executors', 0] },
  message: `${id} was found`,
  action: `Ask about ${id}`,
});
const R21 = flag('R21', 'BLOCK');
const R19 = flag('R19', 'HIGH');
const R30 = flag('R30', 'HIGH', true);
const R26 = flag('R26', 'MED');
const R41 = flag('R41', 'LOW');
const R51 = flag('R51', 'INFO');

const place = { orderId: 'o1', willRevision: 1, answerHash: HASH };
const raised = ({ key, id, severity, twoPeople, about, message, action }: RaisedFlag, at = place) =>
  ReviewFlagRaised.of({ ...at, key, flag: id, severity, twoPeople }, { about, message, action });
const reviewed = (flags: readonly RaisedFlag[], at = place): WillFact[] => [WillReviewed.of(at), ...flags.map((each) => raised(each, at))];
const submitted = [
  AnswerSaved.of({ step: 10, changed: [], cleared: [], size: 20 }, { answers: { willForYou: 'yes' } }),
  WillSubmitted.of({}),
];
const OLIVE = 'operator:olive';
const OTTO = 'operator:otto';
const decided = ({ key, id }: RaisedFlag, decision: FlagDecision, reason = 'because', at = place) =>
  ReviewFlagDecided.of({ ...at, key, flag: id, decision, choice: null }, { reason });
const on = ({ key }: RaisedFlag, by: string, answerHash = HASH) => ({ willRevision: 1, answerHash, reviewed: null, key, by }) as const;
const decide = (flagged: RaisedFlag, decision: FlagDecision, reason: string | null = 'because', answerHash = HASH) =>
  ({ type: 'DecideReviewFlag', ...on(flagged, OLIVE, answerHash), decision, choice: null, reason }) as const;
const proposed = ({ key, id }: RaisedFlag, by: string, reason = 'because', at = place) =>
  ReviewDecisionProposed.of({ ...at, key, flag: id, decision: 'fixed', choice: null, by }, { reason });
const agreed = ({ key, id }: RaisedFlag, proposal: number, by: string, at = place) =>
  ReviewDecisionAgreed.of({ ...at, key, flag: id, decision: 'fixed', proposal, by });
const agree = (flagged: RaisedFlag, proposal: number, by: string, answerHash = HASH) =>
  ({ type: 'AgreeToDecision', ...on(flagged, by, answerHash), proposal }) as const;
const clear = (flags: readonly RaisedFlag[], at = place) =>
  ({
    type: 'ClearToSend',
    willRevision: at.willRevision,
    customerRevision: 2,
    reviewed: reviewedAs({ ...at, flags }),
    opened: true,
  }) as const;
const lockedAt = (willRevision: number, orderRevision = 3) =>
  AnswersLocked.of({ orderId: 'o1', orderRevision, willRevision, customerRevision: 2 });
const locked = [...submitted, lockedAt(1)];
const withFlags = (...flags: RaisedFlag[]) => given(will, ...locked, ...reviewed(flags));

const DRAFT = {
  orderId: 'o1',
  willRevision: 1,
  versionCode: '0a1b2c3d',
  contentHash: 'c',
  pdfHash: 'p',
  wording: 'w',
  release: '0.1.0',
};

describe('a review', () => {
  const record = (flags: RaisedFlag[], answerHash = HASH) =>
    ({ type: 'RecordReview', customerRevision: 2, orderId: 'o1', willRevision: 1, review: { answerHash, flags } }) as const;

  it('is recorded once, one fact a flag; what a flag says is sealed (AM-9)', () => {
    const facts = given(will, ...submitted).when(record([R21, R51]));
    expect(facts).toEqual(reviewed([R21, R51]));
    expect(JSON.stringify(accepted(facts).map(({ data }) => data))).not.toContain('was found');
    expect(withFlags(R21, R51).when(record([R21, R51]))).toEqual([]);
  });

  it('comes with the draft, and with the answers that cannot be drafted (AM-9)', () => {
    const review = { answerHash: HASH, flags: [R21] };
    expect(given(will, ...submitted).when({ type: 'RecordDraft', customerRevision: 2, ...DRAFT, review })).toEqual([
      DraftGenerated.of(DRAFT),
      ...reviewed([R21]),
    ]);
    const refused = { orderId: 'o1', willRevision: 1, step: 6 };
    expect(
      given(will, ...submitted).when({ type: 'RecordDraftRefused', customerRevision: 2, ...refused, reason: 'No takers', review }),
    ).toEqual([DraftRefused.of(refused, { reason: 'No takers' }), ...reviewed([R21])]);
  });

  it('adds nothing to a draft of answers that were reviewed before it', () => {
    expect(withFlags(R21).when({ type: 'RecordDraft', customerRevision: 2, ...DRAFT, review: { answerHash: HASH, flags: [R21] } })).toEqual(
      [DraftGenerated.of(DRAFT)],
    );
  });

  it('gains what newer rules find in the same answers; what was decided stays decided (AM-9)', () => {
    const before = [...submitted, ...reviewed([R19]), decided(R19, 'accepted'), WillCleared.of(place)];
    expect(given(will, ...before).when(record([R19]))).toEqual([]);
    expect(given(will, ...before).when(record([R19, R21]))).toEqual([raised(R21)]);
    const after = given(will, ...before, raised(R21));
    expect(after.when(clear([R19]))).toEqual(new Refusal('AnswersMoved'));
    expect(after.when(clear([R21, R19]))).toMatchObject({ reason: 'FlagsStand', issues: [{}, { path: ['flags', 'R21'] }] });
    expect(after.state.reviews).toMatchObject([
      { cleared: false, flags: [{ key: 'R19', decided: { decision: 'accepted' } }, { key: 'R21' }] },
    ]);
    // The same flag in another weight is decided anew.
    const heavier = { ...R26, severity: 'HIGH' } as const;
    expect(withFlags(R26).when(record([heavier]))).toEqual([raised(heavier)]);
    expect(given(will, ...submitted, ...reviewed([R26]), raised(heavier)).state.reviews[0]!.flags).toMatchObject([{ severity: 'HIGH' }]);
  });

  it('needs a submission, and answers that were not erased', () => {
    expect(given(will).when(record([]))).toEqual(new Refusal('NotSubmitted'));
    const erased = given(will, { ...submitted[0]!, personal: null }, WillSubmitted.of({}));
    expect(erased.when(record([R21]))).toEqual(new Refusal('WillErased'));
    expect(erased.when(decide(R21, 'accepted'))).toEqual(new Refusal('WillErased'));
  });

  it('forgets what its flags say of people with the key, not that they were there', () => {
    const state = given(will, ...submitted, WillReviewed.of(place), { ...raised(R19), personal: null }).state;
    expect(state.reviews).toMatchObject([{ flags: [{ key: 'R19', severity: 'HIGH', personal: null }] }]);
  });
});

describe('a decision on a flag', () => {
  it('settles a high flag with its reason, and can be taken back by another (AM-9)', () => {
    expect(withFlags(R19).when(decide(R19, 'accepted'))).toEqual([decided(R19, 'accepted')]);
    const after = given(will, ...submitted, ...reviewed([R19]), decided(R19, 'accepted'));
    expect(after.when(decide(R19, 'accepted'))).toEqual([]);
    expect(after.when(decide(R19, 'accepted', 'another reason'))).toEqual([decided(R19, 'accepted', 'another reason')]);
    expect(after.when(decide(R19, 'reopened', null))).toEqual([decided(R19, 'reopened', '')]);
  });

  it('is not taken on a flag that somebody decided about since it was read', () => {
    const after = given(will, ...submitted, ...reviewed([R19]), decided(R19, 'accepted'));
    const { revision } = after.state.reviews[0]!.flags[0]!;
    const [before] = given(will, ...submitted, ...reviewed([R19])).state.reviews[0]!.flags;
    expect(before!.revision).toBeLessThan(revision);
    expect(after.when({ ...decide(R19, 'reopened', null), revision: before!.revision })).toEqual(new Refusal('FlagMoved'));
    expect(after.when({ ...decide(R19, 'reopened', null), revision })).toEqual([decided(R19, 'reopened', '')]);
    // Twice the same is no collision.
    expect(after.when({ ...decide(R19, 'accepted'), revision: before!.revision })).toEqual([]);
  });

  it('cannot decide a blocking flag away (AM-9)', () => {
    for (const decision of ['accepted', 'confirmed', 'fixed', 'asked', 'read', 'reopened'] as const)
      expect(withFlags(R21).when(decide(R21, decision))).toEqual(new Refusal('FlagBlocks'));
  });

  it('is not taken on flags that only inform, and depends on the severity of the others', () => {
    expect(withFlags(R41).when(decide(R41, 'accepted'))).toEqual(new Refusal('FlagInforms'));
    expect(withFlags(R51).when(decide(R51, 'read', null))).toEqual(new Refusal('FlagInforms'));
    expect(withFlags(R19).when(decide(R19, 'read', null))).toEqual(new Refusal('DecisionNotOffered'));
    expect(withFlags(R26).when(decide(R26, 'accepted'))).toEqual(new Refusal('DecisionNotOffered'));
    expect(withFlags(R26).when(decide(R26, 'read', null))).toEqual([decided(R26, 'read', '')]);
    expect(withFlags(R19).when(decide(R19, 'reopened', null))).toEqual(new Refusal('DecisionNotOffered'));
  });

  it('is refused for a flag that is not there and for other answers than were reviewed', () => {
    expect(withFlags(R19).when(decide(R26, 'read'))).toEqual(new Refusal('FlagUnknown'));
    expect(given(will, ...submitted).when(decide(R19, 'accepted'))).toEqual(new Refusal('FlagUnknown'));
    expect(withFlags(R19).when(decide(R19, 'accepted', 'because', OTHER_HASH))).toEqual(new Refusal('AnswersMoved'));
    const among = (...flags: RaisedFlag[]) => ({ ...decide(R19, 'accepted'), reviewed: reviewedAs({ answerHash: HASH, flags }) });
    expect(withFlags(R19, R26).when(among(R19))).toEqual(new Refusal('AnswersMoved'));
    expect(withFlags(R19, R26).when(among(R26, R19))).toEqual([decided(R19, 'accepted')]);
  });

  it('holds for its answers only: a new submission raises its flags anew (AM-9)', () => {
    const again = { orderId: 'o1', willRevision: 6, answerHash: OTHER_HASH };
    const history = [
      ...submitted,
      lockedAt(1),
      ...reviewed([R19]),
      decided(R19, 'accepted'),
      AnswersUnlocked.of({ orderId: 'o1', orderRevision: 4 }),
      WillSubmitted.of({}),
      ...reviewed([R19], again),
      lockedAt(6, 5),
    ];
    expect(given(will, ...history).when(clear([R19], again))).toMatchObject({ reason: 'FlagsStand' });
    expect(given(will, ...history).when({ ...decide(R19, 'accepted'), willRevision: 6 })).toEqual(new Refusal('AnswersMoved'));
    const settled = given(will, ...history, decided(R19, 'confirmed', 'asked again', again));
    expect(settled.when(clear([R19], again))).toEqual([WillCleared.of(again)]);
  });
});

describe('the reason of a decision', () => {
  const choosing = (choice: string, reason: string | null) => ({ ...decide(R19, 'confirmed', reason), choice });

  it('may be a sentence that was chosen, which is kept with the words that complete it (AM-9)', () => {
    const made = { ...place, key: 'R19', flag: 'R19', decision: 'confirmed', choice: 'Asked on …' } as const;
    expect(withFlags(R19).when(choosing('Asked on …', '19 November'))).toEqual([ReviewFlagDecided.of(made, { reason: '19 November' })]);
    expect(withFlags(R19).when(choosing('She knows.', null))).toEqual([
      ReviewFlagDecided.of({ ...made, choice: 'She knows.' }, { reason: '' }),
    ]);
  });

  it('is not a sentence with a hole in it', () => {
    expect(withFlags(R19).when(choosing('Asked on …', null))).toEqual(
      new Refusal('ReasonUnfinished', [{ path: ['reason'], message: 'Complete the sentence of the reason.' }]),
    );
  });

  it('can be another sentence for the same decision; the same one again adds nothing', () => {
    const before = [...submitted, ...reviewed([R19])];
    const first = accepted(given(will, ...before).when(choosing('Asked on …', '19 November')));
    expect(given(will, ...before, ...first).when(choosing('Asked on …', '19 November'))).toEqual([]);
    expect(given(will, ...before, ...first).when(choosing('Told on …', '19 November'))).toHaveLength(1);
  });
});

describe('a flag that sends the will to a specialist', () => {
  // Submitted and locked, reviewed, one flag: what comes next is the fact at this revision.
  const before = [...locked, ...reviewed([R30])];
  const PROPOSAL = before.length;
  const byOlive = [...before, proposed(R30, OLIVE)];

  it('is only proposed by the first operator, and goes on stopping the will (AM-9)', () => {
    expect(given(will, ...before).when(decide(R30, 'fixed'))).toEqual([proposed(R30, OLIVE)]);
    expect(given(will, ...byOlive).when(clear([R30]))).toEqual(
      new Refusal('FlagsStand', [
        { path: ['flags'], message: 'A second operator has to agree before sending: R30: R30 was found.' },
        { path: ['flags', 'R30'], message: 'A second operator has to agree before sending: R30: R30 was found.' },
      ]),
    );
  });

  it('is settled when another operator agrees, once (AM-9)', () => {
    expect(given(will, ...byOlive).when(agree(R30, PROPOSAL, OTTO))).toEqual([agreed(R30, PROPOSAL, OTTO)]);
    const settled = given(will, ...byOlive, agreed(R30, PROPOSAL, OTTO));
    expect(settled.when(clear([R30]))).toEqual([WillCleared.of(place)]);
    expect(settled.when(agree(R30, PROPOSAL, OTTO))).toEqual([]);
    expect(settled.when(decide(R30, 'fixed'))).toEqual([]);
  });

  it('is never settled by the same person, however they ask', () => {
    expect(given(will, ...byOlive).when(agree(R30, PROPOSAL, OLIVE))).toEqual(new Refusal('SamePerson'));
    expect(given(will, ...byOlive).when(decide(R30, 'fixed'))).toEqual([]);
    expect(given(will, ...byOlive).when(decide(R30, 'fixed', 'and again'))).toEqual([proposed(R30, OLIVE, 'and again')]);
    const settled = given(will, ...byOlive, agreed(R30, PROPOSAL, OTTO));
    expect(settled.when(agree(R30, PROPOSAL, OLIVE))).toEqual(new Refusal('SamePerson'));
  });

  it('is agreed to as it was read: a proposal that was changed, taken back or never made is not (AM-15)', () => {
    const changed = given(will, ...byOlive, proposed(R30, OLIVE, 'another'));
    expect(changed.when(agree(R30, PROPOSAL, OTTO))).toEqual(new Refusal('ProposalMoved'));
    expect(changed.when(agree(R30, PROPOSAL + 1, OTTO))).toEqual([agreed(R30, PROPOSAL + 1, OTTO)]);
    const undone = given(will, ...byOlive, decided(R30, 'reopened', ''));
    expect(undone.when(agree(R30, PROPOSAL, OTTO))).toEqual(new Refusal('ProposalMoved'));
    expect(undone.when(clear([R30]))).toMatchObject({ reason: 'FlagsStand' });
    expect(given(will, ...before).when(agree(R30, PROPOSAL, OTTO))).toEqual(new Refusal('ProposalMoved'));
    expect(given(will, ...before).when(agree(R19, PROPOSAL, OTTO))).toEqual(new Refusal('FlagUnknown'));
  });

  it('goes over to whoever proposes something else: then the first operator agrees', () => {
    const byOtto = { ...decide(R30, 'fixed'), by: OTTO };
    expect(given(will, ...byOlive).when(byOtto)).toEqual([proposed(R30, OTTO)]);
    const after = given(will, ...byOlive, proposed(R30, OTTO));
    expect(after.when(agree(R30, PROPOSAL + 1, OTTO))).toEqual(new Refusal('SamePerson'));
    expect(after.when(agree(R30, PROPOSAL + 1, OLIVE))).toEqual([agreed(R30, PROPOSAL + 1, OLIVE)]);
  });

  it('stops the will again once a settled decision is proposed anew, or taken back by one operator', () => {
    const settled = [...byOlive, agreed(R30, PROPOSAL, OTTO)];
    expect(given(will, ...settled, proposed(R30, OTTO, 'no, that')).when(clear([R30]))).toMatchObject({ reason: 'FlagsStand' });
    expect(given(will, ...settled).when(decide(R30, 'reopened', null))).toEqual([decided(R30, 'reopened', '')]);
  });

  it('needs one operator to ask the customer, which takes the proposal off the table', () => {
    expect(given(will, ...byOlive).when({ ...decide(R30, 'asked'), by: OTTO })).toEqual([decided(R30, 'asked')]);
    expect(given(will, ...byOlive, decided(R30, 'asked')).when(agree(R30, PROPOSAL, OTTO))).toEqual(new Refusal('ProposalMoved'));
  });

  it('starts again with new answers: what was proposed or agreed for the old ones is void (AM-9)', () => {
    const again = { orderId: 'o1', willRevision: 6, answerHash: OTHER_HASH };
    const unlocked = AnswersUnlocked.of({ orderId: 'o1', orderRevision: 4 });
    for (const old of [byOlive, [...byOlive, agreed(R30, PROPOSAL, OTTO)]]) {
      const fresh = given(will, ...old, unlocked, WillSubmitted.of({}), ...reviewed([R30], again), lockedAt(6, 5));
      expect(fresh.when(clear([R30], again))).toMatchObject({ reason: 'FlagsStand' });
      expect(fresh.when({ ...agree(R30, PROPOSAL, OTTO), willRevision: 6 })).toEqual(new Refusal('AnswersMoved'));
      expect(fresh.when({ ...agree(R30, PROPOSAL, OTTO, OTHER_HASH), willRevision: 6 })).toEqual(new Refusal('ProposalMoved'));
    }
  });

  it('starts again, too, when newer rules weigh it anew in the same answers', () => {
    expect(given(will, ...byOlive, raised(R30)).when(agree(R30, PROPOSAL, OTTO))).toEqual(new Refusal('ProposalMoved'));
  });

  it('keeps what history says of it: a flag that was raised for one person stays settled by one', () => {
    expect(withFlags({ ...R30, twoPeople: false }).when(decide(R30, 'fixed'))).toEqual([decided(R30, 'fixed')]);
  });
});

describe('clearing a will to be sent', () => {
  it('is refused while a flag blocks or a high one waits, naming each (AM-9)', () => {
    expect(withFlags(R51, R19, R21).when(clear([R51, R19, R21]))).toEqual(
      new Refusal('FlagsStand', [
        {
          path: ['flags'],
          message:
            'This will is blocked. R21: R21 was found. Only new answers from the customer clear this. Decide before sending: R19: R19 was found.',
        },
        { path: ['flags', 'R21'], message: 'This will is blocked. R21: R21 was found. Only new answers from the customer clear this.' },
        { path: ['flags', 'R19'], message: 'Decide before sending: R19: R19 was found.' },
      ]),
    );
  });

  it('is recorded when nothing stops it, once; the rest informs (AM-9)', () => {
    expect(withFlags(R26, R41, R51).when(clear([R51, R41, R26]))).toEqual([WillCleared.of(place)]);
    expect(given(will, ...locked, ...reviewed([R51]), WillCleared.of(place)).when(clear([R51]))).toEqual([]);
    expect(given(will, ...locked).when(clear([]))).toEqual(new Refusal('NotReviewed'));
  });

  it('waits for the lock: until then a newer submission may take its place (AM-17)', () => {
    expect(given(will, ...submitted, ...reviewed([R51])).when(clear([R51]))).toEqual(new Refusal('NotReviewed'));
    const moved = given(will, ...submitted, WillSubmitted.of({}), lockedAt(2), ...reviewed([R51]));
    expect(moved.when(clear([R51]))).toEqual(new Refusal('NotReviewed'));
  });

  it('waits until the order is for the details that were locked (AM-17)', () => {
    const waiting = given(will, ...locked, ...reviewed([R51]));
    expect(waiting.when({ ...clear([R51]), customerRevision: 1 })).toEqual(new Refusal('NotReviewed'));
    expect(waiting.when({ ...clear([R51]), customerRevision: 3 })).toHaveLength(1);
  });

  it('is refused for anything else than was read, and when nobody opened it; a decision makes no other version (AM-15)', () => {
    const settled = given(will, ...locked, ...reviewed([R19, R26]), decided(R19, 'accepted'));
    for (const other of [[R19], [R19, R21], [R19, { ...R26, severity: 'HIGH' } as const]])
      expect(settled.when(clear(other))).toEqual(new Refusal('AnswersMoved'));
    expect(settled.when({ ...clear([R19, R26]), reviewed: reviewedAs({ answerHash: OTHER_HASH, flags: [R19, R26] }) })).toEqual(
      new Refusal('AnswersMoved'),
    );
    expect(settled.when({ ...clear([R19, R26]), opened: false })).toEqual(new Refusal('NotOpened'));
    expect(settled.when(clear([R26, R19]))).toEqual([WillCleared.of(place)]);
    expect(withFlags(R19).when({ ...clear([R19]), opened: false })).toMatchObject({ reason: 'FlagsStand' });
  });

  const after = (decision: FlagDecision) => given(will, ...locked, ...reviewed([R19]), decided(R19, decision)).when(clear([R19]));

  it.each(['accepted', 'confirmed', 'fixed'] as const)('goes ahead once a high flag is %s (AM-9)', (decision) => {
    expect(after(decision)).toEqual([WillCleared.of(place)]);
  });

  it.each(['asked', 'reopened'] as const)('still waits when a high flag is %s (AM-9)', (decision) => {
    expect(after(decision)).toMatchObject({ reason: 'FlagsStand' });
  });

  it('is decided anew after each decision: one taken back stops the will again', () => {
    const cleared = [...locked, ...reviewed([R19]), decided(R19, 'accepted'), WillCleared.of(place)];
    expect(given(will, ...cleared, decided(R19, 'reopened', '')).when(clear([R19]))).toMatchObject({ reason: 'FlagsStand' });
    expect(given(will, ...cleared, decided(R19, 'confirmed')).when(clear([R19]))).toEqual([WillCleared.of(place)]);
  });

  it('clears the answers it names: an Approve of the version before leaves the newer review uncleared', () => {
    const again = { orderId: 'o1', willRevision: 6, answerHash: OTHER_HASH };
    const late = given(will, ...locked, ...reviewed([]), ...reviewed([], again), WillCleared.of(place), lockedAt(6));
    expect(late.when(clear([], again))).toEqual([WillCleared.of(again)]);
  });

  it('a review of the version before that comes late takes nothing from the newer one: its decisions still count (AM-9)', () => {
    const again = { orderId: 'o1', willRevision: 2, answerHash: OTHER_HASH };
    const late = [...submitted, WillSubmitted.of({}), lockedAt(2), ...reviewed([R19], again), ...reviewed([R19])];
    const clearAgain = clear([R19], again);
    const accepted = decided(R19, 'accepted', 'because', again);
    expect(given(will, ...late, accepted).when(clearAgain)).toEqual([WillCleared.of(again)]);
    expect(given(will, ...late, accepted, decided(R19, 'reopened', '', again)).when(clearAgain)).toMatchObject({ reason: 'FlagsStand' });
    const between = [...submitted, WillSubmitted.of({}), lockedAt(2), ...reviewed([R19], again), accepted, ...reviewed([R19])];
    expect(given(will, ...between, decided(R19, 'reopened', '', again)).when(clearAgain)).toMatchObject({ reason: 'FlagsStand' });
  });
});

describe('the choices', () => {
  it('are what the weight of the flag allows, with a way back once something was decided', () => {
    const open = { decided: null, proposal: null };
    expect(choicesFor({ severity: 'BLOCK', ...open })).toEqual([]);
    expect(choicesFor({ severity: 'INFO', ...open })).toEqual([]);
    expect(choicesFor({ severity: 'MED', ...open })).toEqual(['read', 'asked']);
    expect(choicesFor({ ...open, severity: 'HIGH', decided: { decision: 'accepted', choice: null, reason: 'x' } })).toContain('reopened');
    expect(choicesFor({ ...open, severity: 'HIGH', decided: { decision: 'reopened', choice: null, reason: null } })).not.toContain(
      'reopened',
    );
  });

  it('stand in the order in which they matter', () => {
    expect(heaviestFirst([R51, R26, R19, R21, R41]).map(({ id }) => id)).toEqual(['R21', 'R19', 'R26', 'R41', 'R51']);
  });
});

describe('a will abroad that stays in force', () => {
  const keep = (country: string, answerHash = HASH) =>
    ({
      type: 'KeepWillAbroad',
      orderId: 'o1',
      willRevision: 1,
      answerHash,
      reviewed: null,
      country,
      review: { answerHash: country === '' ? HASH : OTHER_HASH, flags: [R19] },
    }) as const;
  const kept = (country: string) => WillAbroadKept.of({ orderId: 'o1', willRevision: 1 }, { country });
  const anew = reviewed([R19], { ...place, answerHash: OTHER_HASH });

  it('is one fact with the review of the changed will: nothing decided before counts, and nothing can be approved unread', () => {
    const before = given(will, ...locked, ...reviewed([R19]), decided(R19, 'accepted'));
    expect(before.when(keep('Spain'))).toEqual([kept('Spain'), ...anew]);
    const after = given(will, ...locked, ...reviewed([R19]), decided(R19, 'accepted'), kept('Spain'), ...anew);
    expect(after.when(clear([R19]))).toEqual(new Refusal('AnswersMoved'));
    expect(JSON.stringify(accepted(before.when(keep('Spain'))).map(({ data }) => data))).not.toContain('Spain');
  });

  it('is recorded once, and taken back by nothing', () => {
    const after = given(will, ...locked, ...reviewed([R19]), kept('Spain'), ...anew);
    expect(after.when(keep('Spain', OTHER_HASH))).toEqual([]);
    expect(after.when(keep('', OTHER_HASH))).toEqual([kept(''), ...reviewed([R19])]);
    expect(withFlags(R19).when(keep(''))).toEqual([]);
  });

  it('is refused for what was not read, not reviewed or is sent', () => {
    expect(withFlags(R19).when(keep('Spain', OTHER_HASH))).toEqual(new Refusal('AnswersMoved'));
    expect(given(will, ...locked).when(keep('Spain'))).toEqual(new Refusal('NotReviewed'));
    const sent = WillSent.of({ orderId: 'o1', approvalId: 'a1', willRevision: 1, customerRevision: null, contentHash: 'c' });
    expect(given(will, ...locked, ...reviewed([R19]), sent).when(keep('Spain'))).toEqual(new Refusal('WillSentAlready'));
  });
});
