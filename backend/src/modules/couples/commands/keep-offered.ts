import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { sameName, stepAt, stepNumber, WIZARD, type WillAnswers } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetWill, SaveAnswers } from '../../wills/index.ts';
import { Couples } from '../couples.repository.ts';
import type { CoupleRefusal } from '../domain/couple.commands.ts';
import { mirror } from '../domain/mirror.ts';
import { GetOffer } from '../queries/get-offered.ts';

export type Choice = {
  /** Its number in the wizard. */
  readonly step: number;
  /** Of the offer that was read. */
  readonly revision: number;
  /** Places of the other's children who are the reader's, too. */
  readonly ours: readonly number[];
};

/** Saves one step of the offered answers as if this customer had typed it, so that every rule of answers holds. */
export class KeepOffered extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly choice: Choice,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(KeepOffered)
export class KeepOfferedHandler implements ICommandHandler<KeepOffered> {
  constructor(
    private readonly couples: Couples,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId, choice: { step, revision, ours }, context }: KeepOffered): Promise<void> {
    const offer = await this.queries.execute(new GetOffer(customerId));
    if (!offer) throw new RefusedError<CoupleRefusal>('NothingOffered');
    if (offer.revision !== revision) throw new RefusedError<CoupleRefusal>('OfferMoved');
    const { id, keys } = stepAt(step);
    const { jsonAnswers, revision: own, currentStep } = await this.queries.execute(new GetWill(customerId));
    const shared = id === 'children' ? ours : [...ours, ...alreadyShared(offer.answers, jsonAnswers)];
    const mirrored = mirror(offer.answers, offer.giver, shared);
    const others = Object.entries(jsonAnswers).filter(([key]) => !keys.some((other) => other === key));
    const kept = Object.entries(mirrored).filter(([key]) => keys.some((other) => other === key));
    const answers: WillAnswers = Object.fromEntries([...others, ...kept]);
    const next = WIZARD[Math.min(Math.max(currentStep, stepNumber(id) + 1), WIZARD.length) - 1]!;
    await this.commands.execute(new SaveAnswers(customerId, next.id, answers, own ?? null, context));
    // After it was saved: what could not be kept is never said to be.
    await this.couples.handle(offer.coupleId, { type: 'TakeOver', by: customerId, step: id, willRevision: revision }, context);
  }
}

/** Places of the giver's children whom the reader's own will names: they were kept before, and need not be ticked again. */
const alreadyShared = ({ children = [] }: WillAnswers, { children: own = [] }: WillAnswers): readonly number[] =>
  children.flatMap(({ fullName }, place) => (own.some((child) => sameName(child.fullName, fullName)) ? place : []));
