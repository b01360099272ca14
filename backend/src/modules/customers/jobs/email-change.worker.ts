import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Mailbox } from '@willow/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import type { MailContent } from '../../../platform/mail/templates/render.ts';
import { toTypedAddress } from '../../../platform/mail/to-job-error.ts';
import { JobRunner } from '../../../platform/queue/index.ts';
import { MoveToNewEmail } from '../commands/move-to-new-email.ts';
import { Customers } from '../customers.repository.ts';
import { shown } from '../domain/email-change.ts';
import { MagicLinks } from '../links/magic-links.ts';
import { askMailbox, moveToNewEmail, tellMailbox } from './email-change.jobs.ts';

/** The mails of a change of address, and the change itself. Nobody on call is told of an address that is refused: whoever typed it is. */
@Injectable()
export class EmailChangeWorker implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
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
    const { state, facts } = await this.customers.load(customerId);
    const { details, emailChange } = state;
    if (!details || emailChange?.changeId !== changeId) return;
    if (shown(emailChange, this.clock.now().toISOString()).outcome !== 'open') return;
    const href = this.links.hrefFor(customerId, emailChange.links[mailbox].linkId, 'confirm-email');
    const requested = facts.findLast(({ type }) => type === 'EmailChangeRequested');
    const reason = requested?.type === 'EmailChangeRequested' ? (requested.personal?.reason ?? null) : null;
    const { fullName } = details;
    const { email: newEmail, movesWithoutCurrentFrom } = emailChange;
    if (mailbox === 'new')
      return this.#send(key, newEmail, templates.confirmNewEmail({ fullName, byTeam: movesWithoutCurrentFrom !== null, href }));
    const mail = templates.confirmEmailChange({ fullName, newEmail, reason, movesWithoutCurrentFrom, href });
    return this.#send(key, details.email, mail);
  }

  async #move(customerId: string, changeId: string, cause: string): Promise<void> {
    const context = { actor: 'system:move-to-new-email', correlationId: cause, causationId: cause, now: this.clock.now() } as const;
    await this.commands.execute(new MoveToNewEmail(customerId, changeId, context));
  }

  async #tell(customerId: string, changeId: string, mailbox: Mailbox, key: string): Promise<void> {
    const { state, facts } = await this.customers.load(customerId);
    const moved = this.#moved(facts, changeId);
    if (!state.details || !moved) return;
    const href = `${this.config.publicUrl}/dashboard`;
    const mail = templates.emailChanged({ fullName: state.details.fullName, newEmail: moved.email, isNew: mailbox === 'new', href });
    await this.#send(key, mailbox === 'new' ? moved.email : moved.before, mail);
  }

  #moved(facts: Awaited<ReturnType<Customers['load']>>['facts'], changeId: string) {
    const fact = facts.findLast(({ type, data }) => type === 'EmailChanged' && data.changeId === changeId);
    return fact?.type === 'EmailChanged' ? fact.personal : null;
  }

  #send(key: string, to: string, content: MailContent): Promise<void> {
    return toTypedAddress(this.mailer.send({ key, to, ...content }));
  }
}
