import { BRAND } from '@willow/contracts/brand/brand';
import { CONTACT_TOPICS } from '@willow/contracts/contact/contact.contract';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import form from '../../ui/form/form.module.css';
import styles from './contact-form.module.css';

const support = <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>;

/**
 * Writes to us, or asks for a call. Markup for a prerendered page, under a heading of its own with the id `contact-form-title`; `enhanceContactForm` makes it send.
 * A press before that opens the note that waits, which needs no script. Without JavaScript the address stands in its place.
 */
export function ContactForm() {
  return (
    <div className={styles.contact}>
      <noscript>
        <p>This form needs JavaScript. Please write to {support}: the same people read it.</p>
      </noscript>
      <form data-contact noValidate aria-labelledby="contact-form-title" className={styles.form}>
        <Labelled name="name" label="Your name">
          <input id="contact-name" name="name" type="text" autoComplete="name" className={form.input} />
        </Labelled>
        <Labelled name="email" label="Your email address" hint="We will reply to this address">
          <input
            id="contact-email"
            name="email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            aria-describedby="contact-email-hint"
            className={form.input}
          />
        </Labelled>
        <Labelled name="topic" label="What is it about?">
          <select id="contact-topic" name="topic" defaultValue="" className={form.input}>
            <option value="">Choose one</option>
            {Object.entries(CONTACT_TOPICS).map(([topic, words]) => (
              <option key={topic} value={topic}>
                {words}
              </option>
            ))}
          </select>
        </Labelled>
        <Labelled
          name="message"
          label="Your message"
          hint="Please leave out card numbers and passwords. You need not tell us what is in your will."
        >
          <textarea id="contact-message" name="message" rows={7} aria-describedby="contact-message-hint" className={form.input} />
        </Labelled>
        <fieldset className={styles.how}>
          <legend className={form.label}>How should we answer?</legend>
          <div className={form.choices}>
            <label className={form.choice}>
              <input type="radio" name="answer" value="email" defaultChecked />
              <span>By email</span>
            </label>
            <label className={form.choice}>
              <input type="radio" name="answer" value="call" data-contact-call />
              <span>By telephone: call me</span>
            </label>
          </div>
        </fieldset>
        <div className={styles.call}>
          <Labelled name="phone" label="Your telephone number">
            <input id="contact-phone" name="phone" type="tel" autoComplete="tel" inputMode="tel" className={form.input} />
          </Labelled>
          <Labelled name="slot" label="When should we call?" hint="UK time, on working days">
            <select id="contact-slot" name="slot" defaultValue="" aria-describedby="contact-slot-hint" className={form.input}>
              <option value="">Choose one</option>
            </select>
          </Labelled>
        </div>
        <p data-contact-failed role="alert" className={form.error} hidden />
        <button
          type="button"
          data-contact-send
          popoverTarget="contact-waits"
          popoverTargetAction="show"
          className={buttonClass({ wide: true })}
        >
          Send message
        </button>
        <output id="contact-waits" popover="manual" data-contact-waits className={styles.waits}>
          One moment: the page is still loading, and your message goes as soon as it has. If it does not, write to {support}.
        </output>
        <p className={form.hint}>
          We keep your message to answer it, and delete it when you ask. Our <a href="/privacy-policy">privacy policy</a> says more.
        </p>
      </form>
      <div data-call-booked tabIndex={-1} className={styles.sent} hidden>
        <h3>Your call is booked</h3>
        <p>
          We will call you on <strong data-call-when />, UK time. We have sent you an email that says so. To change or cancel the call,
          write to {support}; if you were logged in, you can do it on your <a href="/dashboard">dashboard</a>.
        </p>
      </div>
      <div data-contact-sent tabIndex={-1} className={styles.sent} hidden>
        <h3>We have your message</h3>
        <p>
          A person on our team reads it and writes back within 24 hours, Monday to Friday. We have sent you an email to say that it arrived.
          It is not there? Look in the spam folder, or write to {support}.
        </p>
      </div>
    </div>
  );
}

type LabelledProps = { readonly name: string; readonly label: string; readonly hint?: string; readonly children: ReactNode };

function Labelled({ name, label, hint, children }: LabelledProps) {
  return (
    <div className={form.field} data-contact-field={name}>
      <label htmlFor={`contact-${name}`} className={form.label}>
        {label}
      </label>
      {hint && (
        <p id={`contact-${name}-hint`} className={form.hint}>
          {hint}
        </p>
      )}
      <p id={`contact-${name}-error`} className={form.error} hidden />
      {children}
    </div>
  );
}
