import { portFrom, runProgram } from '../kit/run-program.ts';
import { startLocalMailbox } from './local-mailbox.ts';

const { MAILBOX_PORT, LOCAL_NAME, SENDGRID_API_KEY, DATA_DIR, MAIL_EVENTS_URL, MAIL_EVENTS_PRIVATE_KEY } = process.env;

await runProgram('Local mailbox', () =>
  startLocalMailbox({
    port: portFrom(MAILBOX_PORT, 8025),
    ...(SENDGRID_API_KEY && { apiKey: SENDGRID_API_KEY }),
    ...(LOCAL_NAME && { name: LOCAL_NAME }),
    ...(MAIL_EVENTS_URL && MAIL_EVENTS_PRIVATE_KEY && { events: { url: MAIL_EVENTS_URL, privateKey: MAIL_EVENTS_PRIVATE_KEY } }),
    ...(DATA_DIR && { dataDir: DATA_DIR }),
  }),
);
