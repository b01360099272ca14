import { londonDate } from '@willow/contracts/dates';
import type { StepId, WillAnswers } from '@willow/contracts/will/answers';
import { stepAfter, stepAt, stepById } from '@willow/contracts/will/questions';
import { type FormEvent, lazy, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useBrowser } from '../../shared/browser.ts';
import { LoadGuard } from '../../shared/load-guard.tsx';
import { wizardPath } from '../../shared/wizard-path.ts';
import { Button } from '../../ui/button.tsx';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { useUnsavedWarning } from '../../web/use-unsaved-warning.ts';
import type { FieldError } from '../../ui/form/error-summary.tsx';
import { differs, type Draft, savedOf } from './draft.ts';
import type { Checks } from './load-checks.ts';
import type { TakenOut } from './memory.ts';
import { SaveFailed } from './save-failed.tsx';
import { SavingNote } from './saving-note.tsx';
import { StepPage } from './step-page.tsx';
import type { ScreenId } from './steps/screen.ts';
import { StepScreen } from './steps/step-screen.tsx';
import { focusDropped } from './parts/dropped.tsx';
import { type Base, type Elsewhere, useSave } from './use-save.ts';
import { useWizard } from './wizard-context.ts';
import styles from './wizard.module.css';

const Collision = lazy(() => import('./collision.tsx'));
const NotSavedYet = lazy(() => import('./not-saved-yet.tsx'));

type Props = {
  readonly id: ScreenId;
  /** The first question does not wait for them: it has no list that needs a first row, and loads them to be saved. */
  readonly checks?: Checks;
};

export function Question({ id, checks }: Props) {
  const step = stepById(id);
  const { me, will, memory } = useWizard();
  const { now } = useBrowser();
  const today = londonDate(now());
  const withRows = (draft: Draft) => checks?.withFirstRows(step, draft, will.jsonAnswers, today) ?? draft;
  const saved = savedOf(step, will.jsonAnswers);
  const [start] = useState(() => withRows(saved));
  const [typedBefore, setTypedBefore] = useState(() => memory.draftOf(id, saved));
  const [madeFrom, setMadeFrom] = useState(() => typedBefore ?? { saved, revision: will.revision });
  const [draft, setDraft] = useState<Draft>(typedBefore?.draft ?? start);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [warned, setWarned] = useState<Draft>();
  const { saving, failure, load, save } = useSave(checks);
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  const { press } = usePressQueue();
  const typed = useRef(draft);
  const { returns, goOn } = useNextStep(id);
  const wasAtCheck = stepAt(will.currentStep).id === 'review';
  useUnsavedWarning(differs(draft, start));

  const change = (patch: Draft) => {
    const changed = withRows({ ...draft, ...patch });
    if (differs(changed, start)) memory.keep(id, { ...madeFrom, draft: changed });
    else memory.forget(id);
    typed.current = changed;
    setElsewhere(undefined);
    setDraft(changed);
  };
  const takeBack = () => {
    memory.forget(id);
    setTypedBefore(undefined);
    setMadeFrom({ saved, revision: will.revision });
    setErrors([]);
    typed.current = start;
    setDraft(start);
  };
  const submit = (toCheck: boolean) => press({ draft, toCheck }, (isLast) => goThrough(toCheck, isLast));
  const goThrough = async (toCheck: boolean, isLast: () => boolean) => {
    const loaded = checks ?? (await load());
    if (!loaded) return;
    const { errors: found, answers, dropped } = loaded.checked(step, draft, will.jsonAnswers, today);
    setErrors(found);
    setAttempt(attempt + 1);
    if (found.length > 0) return;
    if (dropped[0] && warned !== draft) {
      setWarned(draft);
      focusDropped(dropped[0]);
      return;
    }
    await saveAndGo(loaded, answers, toCheck, isLast, {
      answers: loaded.asRead(step, will.jsonAnswers, madeFrom.saved),
      revision: madeFrom.revision,
    });
  };
  const saveAndGo = async (loaded: Checks, answers: WillAnswers, toCheck: boolean, isLast: () => boolean, base: Base) => {
    const kept = await save(answers, toCheck ? 'review' : nextOf(id), { base });
    setElsewhere(kept.kind === 'elsewhere' ? kept : undefined);
    if (kept.kind !== 'saved') return;
    const { live, record } = kept;
    const from = { saved: savedOf(step, record.jsonAnswers), revision: record.revision };
    setMadeFrom(from);
    // What was typed while this was saved is the next press's to save, or stays a draft.
    if (typed.current === draft) memory.forget(id);
    else memory.keep(id, { ...from, draft: typed.current });
    if (!isLast()) return;
    const said = {
      keys: loaded.takenOut(id, will.jsonAnswers, live, today),
      before: will.jsonAnswers,
      arrived: loaded.arrived(live, record.jsonAnswers),
    };
    await goOn(loaded, record.jsonAnswers, said, toCheck);
  };
  const wrongNow = checks && errors.length > 0 ? checks.checked(step, draft, will.jsonAnswers, today).errors : errors;
  const isStillWrong = (field: string) => wrongNow.some(({ id }) => id === field);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { nativeEvent } = event;
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    submit(returns || pressed?.id === 'to-check');
  };
  return (
    <StepPage step={step} errors={errors} attempt={attempt}>
      {typedBefore && (
        <LoadGuard>
          <NotSavedYet isOld={differs(typedBefore.saved, saved)} onTakeBack={takeBack} />
        </LoadGuard>
      )}
      <form onSubmit={onSubmit} noValidate data-question aria-labelledby="question">
        <StepScreen
          id={id}
          draft={draft}
          change={change}
          error={(field) => errors.find(({ id }) => id === field && isStillWrong(id))?.message}
          answers={will.jsonAnswers}
          me={me}
          today={today}
        />
        <output>{warned === draft && <p className={styles.note}>Press Continue again to carry on without it.</p>}</output>
        <SavingNote saving={saving} />
        <Button type="submit" busy={saving}>
          Continue
        </Button>
        {wasAtCheck && !returns && (
          <Button type="submit" look="quiet" id="to-check" busy={saving}>
            Save and check answers
          </Button>
        )}
      </form>
      {failure && !elsewhere && <SaveFailed failure={failure} email={me.email} onRetry={() => submit(returns)} />}
      {checks && elsewhere && (
        <LoadGuard>
          <Collision
            key={elsewhere.record.revision}
            elsewhere={elsewhere}
            saving={saving}
            onSettled={(answers, base) => press({ answers }, (isLast) => saveAndGo(checks, answers, returns, isLast, base))}
          />
        </LoadGuard>
      )}
    </StepPage>
  );
}

const nextOf = (id: StepId): StepId => stepAfter(id) ?? id;

const RETURN = '?return=check';

/** Who came from the check goes back to it as soon as nothing is left to ask: what a change made necessary comes before. */
function useNextStep(id: ScreenId) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { memory } = useWizard();
  const { now } = useBrowser();
  const goOn = async ({ frontier }: Checks, after: WillAnswers, said: Omit<TakenOut, 'at'>, toCheck: boolean) => {
    const at = toCheck ? frontier(after, londonDate(now())) : nextOf(id);
    memory.tookOut({ at, ...said });
    await navigate(wizardPath(at) + (toCheck && at !== 'review' ? RETURN : ''));
  };
  return { returns: params.get('return') === 'check', goOn };
}
