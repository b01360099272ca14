import { type AnswerKey, FIELDS, type StepId, type WillAnswers } from '@willow/contracts/will/answers';
import type { Field } from '@willow/contracts/will/field';
import { WIZARD } from '@willow/contracts/will/questions';
import { readDrafts, writeDrafts } from '../../shared/kept-drafts.ts';
import { isRecord } from '../../web/is-record.ts';
import { differs, type Draft } from './draft.ts';

/** What was typed over which saved answers of a step, and the revision of these. */
export type Typed = { readonly saved: Draft; readonly draft: Draft; readonly revision?: number | undefined };

/** What a save took out that nobody emptied by hand, to be said on the page it leads to. */
export type TakenOut = {
  readonly at: StepId;
  readonly keys: readonly AnswerKey[];
  readonly before: WillAnswers;
  /** What another tab or device changed, and this save brought along. */
  readonly arrived: readonly AnswerKey[];
};

export type Memory = {
  /** What was typed on a step but not saved yet. It is saved as made from what it was typed over: nothing goes back unseen. */
  readonly draftOf: (step: StepId, saved: Draft) => Typed | undefined;
  readonly keep: (step: StepId, typed: Typed) => void;
  readonly forget: (step: StepId) => void;
  readonly forgetAll: () => void;
  readonly takenOut: (step: StepId) => TakenOut | undefined;
  readonly tookOut: (what: TakenOut) => void;
};

export function createMemory(customer: string, now: () => Date): Memory {
  const drafts = new Map(Object.entries(readDrafts(customer, now())).flatMap(([id, value]) => typedOn(id, value)));
  let lastTakenOut: TakenOut | undefined;
  const store = () => writeDrafts(customer, now(), Object.fromEntries(drafts));
  const forget = (step: StepId) => {
    if (drafts.delete(step)) store();
  };
  const draftOf: Memory['draftOf'] = (step, saved) => {
    const typed = drafts.get(step);
    return typed && (typed.revision !== undefined || !differs(typed.saved, saved)) ? typed : undefined;
  };
  return {
    draftOf,
    keep: (step, typed) => {
      drafts.set(step, typed);
      store();
    },
    forget,
    forgetAll: () => {
      drafts.clear();
      store();
    },
    takenOut: (step) =>
      lastTakenOut && lastTakenOut.at === step && lastTakenOut.keys.length + lastTakenOut.arrived.length > 0 ? lastTakenOut : undefined,
    tookOut: (what) => {
      lastTakenOut = what;
    },
  };
}

/** What the storage of a browser holds may be of an older version of this page, or broken: then it is not there. */
function typedOn(id: string, value: unknown): readonly (readonly [StepId, Typed])[] {
  const step = WIZARD.find((each) => each.id === id);
  if (!step || !isRecord(value)) return [];
  const { saved, draft, revision } = value;
  if (!isDraft(saved) || !isDraft(draft)) return [];
  return [[step.id, { saved, draft, ...(typeof revision === 'number' && { revision }) }]];
}

const isText = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
const isRow = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isText);

function isDraft(value: unknown): value is Draft {
  const fields: Readonly<Record<string, Field>> = FIELDS;
  const fits = ([key, answer]: readonly [string, unknown]) => {
    const field = fields[key];
    if (field?.kind === 'list') return Array.isArray(answer) && answer.every(isRow);
    return field?.kind === 'group' ? isRow(answer) : field !== undefined && isText(answer);
  };
  return isRecord(value) && Object.entries(value).every(fits);
}
