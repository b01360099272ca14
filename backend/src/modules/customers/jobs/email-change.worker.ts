import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { causedByJob } from '../../../event-sourcing/context.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { type JobMail, SendsMail } from '../../../platform/mail/mail-jobs.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { HandlesJob, type JobContext, JobQueue, type PayloadOf } from '../../../platform/queue/index.ts';
import { MoveToNewEmail } from '../commands/move-to-new-email.ts';
import { Customers } from '../customers.repository.ts';
import { shownEmailChange } from '../domain/email-change.ts';
import { MagicLinks } from '../links/magic-links.ts';
import { askMailbox, moveToNewEmail, tellMailbox } from './customer.jobs.ts';

/** Writes the mails of a change of address, and makes the change. A refused address is shown to its customer and alerts nobody on call. */
@Injectable()
export class EmailChangeWorker {
  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly customers: Customers,
    private readonly links: MagicLinks,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @SendsMail(askMailbox)
  async ask({ customerId, changeId, mailbox }: PayloadOf<typeof askMailbox>): Promise<JobMail | null> {
    const { details, emailChange } = (await this.customers.load(customerId)).state;
    if (!details || emailChange?.changeId !== changeId) return null;
    if (shownEmailChange(emailChange, this.clock.now().toISOString()).outcome !== 'open') return null;
    const href = this.links.hrefFor(customerId, emailChange.links[mailbox].linkId, 'confirm-email');
    const { fullName } = details;
    const { email: newEmail, movesWithoutCurrentFrom } = emailChange;
    // To the new mailbox it goes whether there is an account with that address or not.
    if (mailbox === 'new')
      return {
        about: { kind: 'new-email', customerId, orderId: null },
        to: newEmail,
        ...templates.confirmNewEmail({ fullName, byTeam: movesWithoutCurrentFrom !== null, href }),
      };
    return {
      about: aboutChange(customerId),
      to: details.email,
      ...templates.confirmEmailChange({ fullName, newEmail, movesWithoutCurrentFrom, href }),
    };
  }

  @HandlesJob(moveToNewEmail)
  async move({ customerId, changeId }: PayloadOf<typeof moveToNewEmail>, { id: key }: JobContext): Promise<void> {
    const now = this.clock.now();
    const context = causedByJob('system:move-to-new-email', key, now);
    await this.commands.execute(new MoveToNewEmail(customerId, changeId, context));
    const change = (await this.customers.load(customerId)).state.emailChange;
    if (change?.changeId !== changeId || change.outcome !== 'open' || !change.confirmed.new || !change.movesWithoutCurrentFrom) return;
    // Waits for the current mailbox, or a clock of ours is behind: once more when its time is over.
    const delayMs = Math.max(1000, Date.parse(change.movesWithoutCurrentFrom) - now.getTime());
    await this.jobs.add(moveToNewEmail, `${key}.again`, { customerId, changeId }, { delayMs });
  }

  @SendsMail(tellMailbox)
  async tell({ customerId, changeId, mailbox }: PayloadOf<typeof tellMailbox>): Promise<JobMail | null> {
    const { state, facts } = await this.customers.load(customerId);
    const asked = facts.find((fact) => fact.type === 'EmailChangeRequested' && fact.data.changeId === changeId);
    const made = facts.find((fact) => fact.type === 'EmailChanged' && fact.data.changeId === changeId);
    if (!state.details || asked?.type !== 'EmailChangeRequested' || made?.type !== 'EmailChanged' || !made.personal) return null;
    const { fullName } = state.details;
    const { email, before } = made.personal;
    if (mailbox === 'new') {
      const reason = asked.personal?.reason ?? null;
      const content = templates.emailChanged({ fullName, reason, href: pageOf(this.config, '/dashboard') });
      return { about: aboutChange(customerId), to: email, ...content };
    }
    const newEmail = asked.data.movesWithoutCurrentFrom === null ? email : null;
    const content = templates.emailLeft({ fullName, newEmail, href: pageOf(this.config, '/contact') });
    return { about: aboutChange(customerId), to: before, ...content };
  }
}

const aboutChange = (customerId: string) => ({ kind: 'email-change', customerId, orderId: null }) as const;
