import { londonDate } from '@willow/contracts/dates';
import { firstIncomplete, type Problem, type WizardStep } from '@willow/contracts/will/wizard';
import { WIZARD_STEPS } from '@willow/contracts/constants';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useBrowser } from '../../shared/browser.ts';
import { Button } from '../../ui/button.tsx';
import type { FieldError } from '../../ui/form/error-summary.tsx';
import { checked, differs, type Draft, draftOf, fieldId } from './draft.ts';
import { SaveFailed } from './save-failed.tsx';
import { StepPage } from './step-page.tsx';
import { SCREENS } from './steps/index.ts';
import { useSave } from './use-save.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';
import { useWizard } from './wizard-context.ts';

/** One question: its screen, what is wrong with it, and going on. */
export function Question({ step }: { readonly step: WizardStep }) {
  const { me, will, memory } = useWizard();
  const [start] = useState(() => draftOf(step, will.jsonAnswers));
  const [draft, setDraft] = useState<Draft>(() => memory.draftOf(step.number) ?? start);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { saving, failure, save } = useSave();
  const goOn = useGoOn(step);
  const { now } = useBrowser();
  useUnsavedWarning(differs(draft, start));

  const change = (patch: Draft) => {
    const next = { ...draft, ...patch };
    memory.keep(step.number, next);
    setDraft(next);
  };
  const submit = async () => {
    const { problems, answers } = checked(step, draft, will.jsonAnswers, londonDate(now()));
    setErrors(errorsOf(problems));
    setAttempt(attempt + 1);
    if (problems.length > 0) return;
    const saved = await save(answers, step.number + 1);
    if (!saved) return;
    memory.forget(step.number);
    await goOn(saved);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) void submit();
  };
  const Screen = SCREENS[step.number]!;
  return (
    <StepPage step={step} errors={errors} attempt={attempt}>
      <form onSubmit={onSubmit} noValidate>
        <Screen
          draft={draft}
          change={change}
          error={(field) => errors.find(({ id }) => id === field)?.message}
          answers={will.jsonAnswers}
          me={me}
          today={londonDate(now())}
        />
        {failure && <SaveFailed failure={failure} email={me.email} onRetry={() => void submit()} />}
        <Button type="submit" busy={saving}>
          Continue
        </Button>
      </form>
    </StepPage>
  );
}

/** One error a field: the first. */
function errorsOf(problems: readonly Problem[]): readonly FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const { path, message } of problems) {
    const id = fieldId(path);
    if (!byField.has(id)) byField.set(id, { id, message });
  }
  return [...byField.values()];
}

/** After a save: on to the next question, or back to the check of all answers when the customer came from there to change one. */
function useGoOn(step: WizardStep) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { now } = useBrowser();
  return async (answers: Parameters<typeof firstIncomplete>[0]) => {
    const gap = firstIncomplete(answers, londonDate(now()), WIZARD_STEPS - 1);
    const next = params.get('return') === 'check' ? (gap?.step ?? WIZARD_STEPS) : step.number + 1;
    await navigate(`/wizard/${next}`);
  };
}
