import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Mailbox } from '@willow/contracts';
import { causedByJob } from '../../../event-sourcing/context.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import type { MailContent } from '../../../platform/mail/templates/render.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { JobQueue, JobRunner } from '../../../platform/queue/index.ts';
import { MoveToNewEmail } from '../commands/move-to-new-email.ts';
import { Customers } from '../customers.repository.ts';
import { shownEmailChange } from '../domain/email-change.ts';
import { MagicLinks } from '../links/magic-links.ts';
import { askMailbox, moveToNewEmail, tellMailbox } from './email-change.jobs.ts';

/** Sends the mails of a change of address, and makes the change. A refused address is shown to its customer and alerts nobody on call. */
/** To the new mailbox it goes whether there is an account with that address or not. */
type Kind = 'new-email' | 'email-change';
type Mailing = { readonly key: string; readonly customerId: string };

@Injectable()
export class EmailChangeWorker implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly customers: Customers,
    private readonly links: MagicLinks,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.runner.register(askMailbox, ({ customerId, changeId, mailbox }, { id }) => this.#ask(customerId, changeId, mailbox, id));
    this.runner.register(moveToNewEmail, ({ customerId, changeId }, { id }) => this.#move(customerId, changeId, id));
    this.runner.register(tellMailbox, ({ customerId, changeId, mailbox }, { id }) => this.#tell(customerId, changeId, mailbox, id));
  }

  async #ask(customerId: string, changeId: string, mailbox: Mailbox, key: string): Promise<void> {
    const { details, emailChange } = (await this.customers.load(customerId)).state;
    if (!details || emailChange?.changeId !== changeId) return;
    if (shownEmailChange(emailChange, this.clock.now().toISOString()).outcome !== 'open') return;
    const href = this.links.hrefFor(customerId, emailChange.links[mailbox].linkId, 'confirm-email');
    const { fullName } = details;
    const { email: newEmail, movesWithoutCurrentFrom } = emailChange;
    if (mailbox === 'new') {
      const mail = templates.confirmNewEmail({ fullName, byTeam: movesWithoutCurrentFrom !== null, href });
      return this.#send({ key, customerId }, newEmail, mail, 'new-email');
    }
    return this.#send(
      { key, customerId },
      details.email,
      templates.confirmEmailChange({ fullName, newEmail, movesWithoutCurrentFrom, href }),
    );
  }

  async #move(customerId: string, changeId: string, key: string): Promise<void> {
    const now = this.clock.now();
    const context = causedByJob('system:move-to-new-email', key, now);
    await this.commands.execute(new MoveToNewEmail(customerId, changeId, context));
    const change = (await this.customers.load(customerId)).state.emailChange;
    if (change?.changeId !== changeId || change.outcome !== 'open' || !change.confirmed.new || !change.movesWithoutCurrentFrom) return;
    // Waits for the current mailbox, or a clock of ours is behind: once more when its time is over.
    const delayMs = Math.max(1000, Date.parse(change.movesWithoutCurrentFrom) - now.getTime());
    await this.jobs.add(moveToNewEmail, `${key}.again`, { customerId, changeId }, { delayMs });
  }

  async #tell(customerId: string, changeId: string, mailbox: Mailbox, key: string): Promise<void> {
    const { state, facts } = await this.customers.load(customerId);
    const asked = facts.find((fact) => fact.type === 'EmailChangeRequested' && fact.data.changeId === changeId);
    const made = facts.find((fact) => fact.type === 'EmailChanged' && fact.data.changeId === changeId);
    if (!state.details || asked?.type !== 'EmailChangeRequested' || made?.type !== 'EmailChanged' || !made.personal) return;
    const { fullName } = state.details;
    const { email, before } = made.personal;
    if (mailbox === 'new') {
      const reason = asked.personal?.reason ?? null;
      return this.#send({ key, customerId }, email, templates.emailChanged({ fullName, reason, href: pageOf(this.config, '/dashboard') }));
    }
    const newEmail = asked.data.movesWithoutCurrentFrom === null ? email : null;
    return this.#send({ key, customerId }, before, templates.emailLeft({ fullName, newEmail, href: pageOf(this.config, '/contact') }));
  }

  async #send({ key, customerId }: Mailing, to: string, content: MailContent, kind: Kind = 'email-change'): Promise<void> {
    const about = { kind, customerId, orderId: null } as const;
    await toJobError(this.mailer.send({ key, about, to, ...content }));
  }
}
