import { MESSAGES } from '@willow/contracts/messages';
import { stepById } from '@willow/contracts/will/questions';
import { formatPounds, poundsOf } from '@willow/contracts/money';
import { PRICE_PENCE } from '@willow/contracts/constants';
import { type FormEvent, lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sentence } from '../../shared/api/sentence.ts';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { usePrepaidQuery } from '../../shared/api/order.api.ts';
import { useSubmitWillMutation } from '../../shared/api/will.api.ts';
import { useBrowser } from '../../shared/browser.ts';
import { type AppliedDiscount, useKeptDiscount } from '../../shared/kept-discount.ts';
import { LoadGuard } from '../../shared/load-guard.tsx';
import { StressNote } from '../../shared/stress-report/stress-note.tsx';
import { rowsUnlike, summaryOf } from '../../shared/will-summary/summary.ts';
import { wizardPath } from '../../shared/wizard-path.ts';
import { WillSummary } from '../../shared/will-summary/will-summary.tsx';
import type { Failure } from '../../web/api/failure.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Tick } from '../../ui/form/choice.tsx';
import { flashToast } from '../../ui/toast/flash.ts';
import { dismissErrors, showError } from '../../ui/toast/toast-store.ts';
import { whenInWords } from './saved-in-words.ts';
import * as checks from './checks.ts';
import { SaveFailed } from './save-failed.tsx';
import { SavingNote } from './saving-note.tsx';
import { StepPage } from './step-page.tsx';
import { UnsavedSteps } from './unsaved-steps.tsx';
import { useSave } from './use-save.ts';
import { useWizard } from './wizard-context.ts';
import styles from './check-answers.module.css';
import notices from './taken-out.module.css';

const SecondLook = lazy(() => import('./second-look.tsx'));
const Changes = lazy(() => import('../../shared/will-check/changes.tsx'));

export default function CheckAnswers() {
  const { me, will } = useWizard();
  const [confirmed, setConfirmed] = useState(false);
  const [finalConfirmation, setFinalConfirmation] = useState(false);
  const { pending, failure, refusal, readBefore, submit } = useSubmission(() => {
    setConfirmed(false);
    setFinalConfirmation(false);
  });
  const prepaid = usePrepaidQuery(undefined, { skip: will.returned === true }).data?.prepaid === true;
  const discount = usePriceOff(!will.returned);
  const price = discount?.finalAmount ?? poundsOf(PRICE_PENCE);
  const ready = confirmed && finalConfirmation;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !pending) void submit();
  };
  return (
    <StepPage step={stepById('review')} errors={[]} attempt={0}>
      <p>
        We will write your will from these answers. Read them through, change anything that’s wrong, then{' '}
        <a
          href="#confirmed"
          onClick={(event) => {
            event.preventDefault();
            document.getElementById('confirmed')?.focus();
          }}
        >
          confirm at the end
        </a>
        .
      </p>
      {readBefore && <ReadAgain key={will.revision} before={readBefore} />}
      <UnsavedSteps />
      <div className={styles.paper}>
        <WillSummary
          groups={summaryOf(will.jsonAnswers, me)}
          renderGroupAction={({ title, step }) => (
            <Link to={wizardPath(step)} className={buttonClass({ look: 'secondary', size: 'small' })}>
              Edit <span className="visually-hidden">{title}</span>
            </Link>
          )}
          renderRowAction={({ label, step }, group) =>
            // One way to each answer: where Edit leads to its question, a second link would lead to the same.
            step &&
            step !== group.step && (
              <Link to={`${wizardPath(step)}?return=check`}>
                Change<span className="visually-hidden"> {label}</span>
              </Link>
            )
          }
        />
      </div>
      <LoadGuard>
        {will.updating && <Changes />}
        <SecondLook />
      </LoadGuard>
      <div className={styles.check}>
        <StressNote />
      </div>
      <form onSubmit={onSubmit} noValidate className={styles.confirm}>
        <h2>Two things to confirm</h2>
        <Tick id="confirmed" checked={confirmed} onChange={setConfirmed}>
          I have checked my answers, and they are accurate and complete.
        </Tick>
        <Tick id="finalConfirmation" checked={finalConfirmation} onChange={setFinalConfirmation}>
          I understand that this service is for straightforward estates and is not legal advice. If I own a business, have property abroad,
          want a trust or expect a dispute, I should ask a specialist adviser.
        </Tick>
        <SavingNote saving={pending} />
        <Button type="submit" busy={pending} disabled={!ready} aria-describedby={ready ? undefined : 'confirm-hint'}>
          {will.returned
            ? 'Accept and submit again'
            : prepaid
              ? 'Accept and order'
              : `Accept and pay ${formatPounds(price).replace('.00', '')}`}
        </Button>
        {prepaid && <p className={styles.hint}>Your will is paid for by your partner: you have nothing to pay.</p>}
        {discount && !prepaid && (
          <p className={styles.hint}>
            Your code {discount.code} takes {discount.discountPercent}% off.
          </p>
        )}
        {!ready && (
          <p id="confirm-hint" className={styles.hint}>
            {MESSAGES.confirmBoth}
          </p>
        )}
      </form>
      {failure && <SaveFailed failure={failure} email={me.email} onRetry={() => void submit()} />}
      {refusal && (
        <SaveFailed failure={refusal} email={me.email} onRetry={() => void submit()}>
          <strong>Your will is not submitted yet.</strong> Your answers are saved.
        </SaveFailed>
      )}
    </StepPage>
  );
}

/** A code that was promised before is in the price here too, and not only at the checkout. */
function usePriceOff(isToPay: boolean): AppliedDiscount | null {
  const [discount, setDiscount] = useState<AppliedDiscount | null>(null);
  const findKept = useKeptDiscount();
  const look = useEffectEvent(() => findKept());
  useEffect(() => {
    if (isToPay) void look().then(setDiscount);
  }, [isToPay]);
  return discount;
}

/** The answers are not those that were read here: what differs, and nothing is confirmed any more. */
function ReadAgain({ before }: { readonly before: WillAnswers }) {
  const { will } = useWizard();
  const { now } = useBrowser();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <section ref={notice} tabIndex={-1} aria-labelledby="read-again" className={notices.notice}>
      <h2 id="read-again">Your answers were changed in another tab or on another device{whenInWords(will.updatedAt, now())}</h2>
      <p>Nothing was submitted. This page now shows the newest answers. Read them once more, and confirm them at the end. What changed:</p>
      <ul>
        {rowsUnlike(checks.arrived(before, will.jsonAnswers), will.jsonAnswers, before).map(({ label, lines }) => (
          <li key={label}>
            <strong>{label}</strong>: {lines.join('; ') || 'None'}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Saves the confirmations, then submits, then leaves for the checkout, or for the dashboard when it is paid; each only when the one before went through. */
function useSubmission(onReadAgain: () => void) {
  const { will, memory } = useWizard();
  const { saving, failure, save, newest } = useSave(checks);
  const [readBefore, setReadBefore] = useState<WillAnswers>();
  const [request, { isLoading }] = useSubmitWillMutation();
  const [refusal, setRefusal] = useState<Failure>();
  const [leaving, setLeaving] = useState(false);
  const { leave, now } = useBrowser();
  const submit = async () => {
    const answers = { ...will.jsonAnswers, confirmed: true, finalConfirmation: true, submittedAt: now().toISOString() };
    const texts = { errorTitle: 'Submission Error', fallback: 'Failed to save your answers. Please try again.' };
    const read = will.jsonAnswers;
    const readAgain = () => {
      setReadBefore(read);
      onReadAgain();
    };
    setReadBefore(undefined);
    setRefusal(undefined);
    const saved = await save(answers, 'review', texts);
    if (saved.kind === 'elsewhere') readAgain();
    if (saved.kind !== 'saved') return;
    const { error } = await request({ revision: saved.record.revision });
    if (error) {
      if (checks.isChangedElsewhere(error as Failure) && (await newest())) return readAgain();
      setRefusal(error as Failure);
      showError('Error', sentence(error));
      return;
    }
    dismissErrors();
    setLeaving(true);
    memory.forgetAll();
    flashToast({ title: 'Will submitted successfully!', description: 'You will receive an email once it has been reviewed.' });
    // What is paid for needs no checkout.
    leave(will.returned ? '/dashboard' : '/checkout');
  };
  return { pending: saving || isLoading || leaving, failure: readBefore ? undefined : failure, refusal, readBefore, submit };
}
