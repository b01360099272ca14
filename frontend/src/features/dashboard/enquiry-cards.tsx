import type { CustomerEnquiry } from '@willow/contracts/order/enquiries.contract';
import { BRAND } from '@willow/contracts/brand/brand';
import { Link } from 'react-router';
import { sentence } from '../../shared/api/sentence.ts';
import { isFailure } from '../../web/api/failure.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EnquiryAnswerForm } from './enquiry-answer-form.tsx';
import { useEnquiriesQuery } from './enquiries.api.ts';
import { timeInWords } from '../../shared/time-in-words.ts';
import styles from './dashboard.module.css';

/** What our team asks, above everything else: the will waits for it. */
export default function EnquiryCards() {
  const { data, error, refetch } = useEnquiriesQuery();
  if (isFailure(error))
    return (
      <section className={styles.next} aria-label="A question from our team">
        <p role="alert">We have a question about your will, but it could not be read. {sentence(error)}</p>
        <Button look="secondary" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </section>
    );
  const standing = data?.enquiries.filter(({ state }) => state !== 'closed') ?? [];
  return standing.map((enquiry) => <EnquiryCard key={enquiry.id} enquiry={enquiry} />);
}

function EnquiryCard({ enquiry }: { readonly enquiry: CustomerEnquiry }) {
  const titleId = `enquiry-${enquiry.id}`;
  return (
    <section className={styles.next} aria-labelledby={titleId}>
      <h2 id={titleId}>{enquiry.answer ? 'Thank you for your answer' : 'We have a question about your will'}</h2>
      <p>Our reviewer asked on {timeInWords(enquiry.askedAt)}:</p>
      <blockquote className={styles.quote}>{enquiry.question}</blockquote>
      {enquiry.answer ? (
        <Answered answer={enquiry.answer} />
      ) : enquiry.step === null ? (
        <EnquiryAnswerForm enquiryId={enquiry.id} />
      ) : (
        <OpenedStep enquiry={enquiry} step={enquiry.step} />
      )}
    </section>
  );
}

/** It is answered by other answers, or in words when they are right as they are. */
function OpenedStep({ enquiry, step }: { readonly enquiry: CustomerEnquiry; readonly step: number }) {
  return (
    <>
      <p>
        Your answers are open again for this. Change what is different in step {step}, then submit once more: there is nothing to pay. Your
        other answers stay filled in as they are.
      </p>
      <p className={styles.buttons}>
        <Link className={buttonClass()} to={`/wizard/${step}`}>
          Go to Step {step}
        </Link>
      </p>
      <details className={styles.signing}>
        <summary>Everything is right as it is? Tell us in words</summary>
        <EnquiryAnswerForm enquiryId={enquiry.id} />
      </details>
    </>
  );
}

const HOW = {
  dashboard: 'You answered',
  operator: `You answered ${BRAND.name}`,
  answers: 'You submitted your answers again',
} as const;

function Answered({ answer: { by, at, text } }: { readonly answer: NonNullable<CustomerEnquiry['answer']> }) {
  return (
    <>
      <p>
        {HOW[by]} on {timeInWords(at)}
        {text ? ':' : '.'}
      </p>
      {text && <blockquote className={styles.quote}>{text}</blockquote>}
      <p>A person on our team will read it and carry on. There is nothing more to do.</p>
    </>
  );
}
