import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { requestCallBack } from '@willow/contracts/contact/call-back.contract';
import { slotInWords } from '@willow/contracts/contact/call-slots';
import { sendMessage } from '@willow/contracts/contact/contact.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { startIslands } from '../../app/start-islands.ts';
import { FakeServer } from '../../web/testing/fake-server.ts';
import { setUpUser } from '../../web/testing/set-up-user.ts';
import { ContactForm } from './contact-form.tsx';

const user = setUpUser();
let server: FakeServer;
beforeEach(() => {
  server = new FakeServer().listen().on(sendMessage, { message: MESSAGES.messageReceived });
  render(
    <>
      <h2 id="contact-form-title">Write to us</h2>
      <ContactForm />
    </>,
  );
  startIslands(document, location);
});

const box = (name: string) => screen.getByRole('textbox', { name });
const fill = async () => {
  await user.type(box('Your name'), 'Ada Poole');
  await user.type(box('Your email address'), 'ada@example.test');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'Payment queries');
  await user.type(box('Your message'), 'Can I pay by cheque?');
  // The script that sends comes when the form is first touched.
  expect(await screen.findByRole('button', { name: 'Send message' })).toHaveAttribute('type', 'submit');
};
const press = () => user.click(screen.getByRole('button', { name: 'Send message' }));

describe('the form of the contact page', () => {
  it('sends what was typed, once, and says what happens next', async () => {
    await fill();
    await press();
    await screen.findByText('We have your message');
    expect(screen.getByText('We have your message').parentElement).toHaveFocus();
    expect(screen.queryByRole('form', { name: 'Write to us' })).toBeNull();
    expect(server.calls(sendMessage).map(({ body }) => body)).toEqual([
      { name: 'Ada Poole', email: 'ada@example.test', topic: 'payment', message: 'Can I pay by cheque?' },
    ]);
  });

  it('books a call for somebody who would rather be rung, and says when it is', async () => {
    await fill();
    await user.click(screen.getByRole('radio', { name: 'By telephone: call me' }));
    await user.type(box('Your telephone number'), '07700 900123');
    const [, first] = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'When should we call?' }).options];
    await user.selectOptions(screen.getByRole('combobox', { name: 'When should we call?' }), first!.value);
    server.on(requestCallBack, { slot: first!.value });
    await user.click(screen.getByRole('button', { name: 'Book the call' }));
    const booked = (await screen.findByText('Your call is booked')).parentElement;
    expect(booked).toHaveFocus();
    expect(booked).toHaveTextContent(`We will call you on ${slotInWords(first!.value)}, UK time.`);
    expect(server.calls(requestCallBack).map(({ body }) => body)).toEqual([
      {
        name: 'Ada Poole',
        email: 'ada@example.test',
        topic: 'payment',
        message: 'Can I pay by cheque?',
        phone: '07700 900123',
        slot: first!.value,
      },
    ]);
    expect(server.calls(sendMessage)).toEqual([]);
  });

  it('offers a call to somebody who chooses that first of all', async () => {
    await user.click(screen.getByRole('radio', { name: 'By telephone: call me' }));
    expect(await screen.findByRole('button', { name: 'Book the call' })).toHaveAttribute('type', 'submit');
  });

  it('pressed again with other words while the first are on their way, sends those as well; pressed twice with the same, once', async () => {
    await fill();
    const answers: (() => void)[] = [];
    server.raw(sendMessage, async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return { status: 500, json: { message: MESSAGES.internal } };
    });
    await press();
    await press();
    await user.type(box('Your message'), ' Or by card?');
    await press();
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!();
    expect(await screen.findByRole('alert')).toHaveTextContent(/was not sent, and is still here/);
    const messages = server.calls(sendMessage).map(({ body }) => (body as { readonly message: string }).message);
    expect(messages).toEqual(['Can I pay by cheque?', 'Can I pay by cheque? Or by card?']);
  });

  it('says at each field what is wrong with it, goes to the first, and takes it back when it is right', async () => {
    await fill();
    const errors = [
      { path: ['email'], message: MESSAGES.email },
      { path: ['message'], message: MESSAGES.contactMessage },
    ];
    server.raw(sendMessage, () => ({ status: 400, json: { message: MESSAGES.email, errors } }));
    await press();
    await screen.findByText(MESSAGES.email);
    expect(box('Your email address')).toHaveFocus();
    expect(box('Your email address')).toHaveAccessibleDescription(`We will reply to this address ${MESSAGES.email}`);
    expect(box('Your email address')).toBeInvalid();
    expect(box('Your message')).toBeInvalid();
    expect(box('Your name')).toBeValid();
    server.on(sendMessage, { message: MESSAGES.messageReceived });
    await press();
    await screen.findByText('We have your message');
    expect(document.querySelectorAll('[aria-invalid=true], [data-invalid]')).toHaveLength(0);
  });

  it.each([
    [429, MESSAGES.tooManyMessages, MESSAGES.tooManyMessages],
    [500, MESSAGES.internal, /was not sent, and is still here.*support@/],
  ])('keeps what was typed when it was not sent: %i', async (status, message, words) => {
    await fill();
    server.fail(sendMessage, status, message);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(box('Your message')).toHaveValue('Can I pay by cheque?');
  });
});
