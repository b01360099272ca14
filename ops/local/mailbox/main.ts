import { portFrom, runProgram } from '../kit/run-program.ts';
import { startLocalMailbox } from './local-mailbox.ts';

const { MAILBOX_PORT, LOCAL_NAME, SENDGRID_API_KEY, DATA_DIR } = process.env;

await runProgram('Local mailbox', () =>
  startLocalMailbox({
    port: portFrom(MAILBOX_PORT, 8025),
    ...(SENDGRID_API_KEY && { apiKey: SENDGRID_API_KEY }),
    ...(LOCAL_NAME && { name: LOCAL_NAME }),
    ...(DATA_DIR && { dataDir: DATA_DIR }),
  }),
);
