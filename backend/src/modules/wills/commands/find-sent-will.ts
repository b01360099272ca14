import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { standardWill } from '../../../drafting/index.ts';
import { sentVersionsOf } from '../after-sending.ts';
import { DocumentMaker, type MadeDocument } from '../documents/document-maker.ts';
import { Wills } from '../wills.repository.ts';
import type { WillVersion } from '../will-version.ts';

export type SentWill = Pick<MadeDocument, 'pdf' | 'pdfHash' | 'versionCode'>;

/** A version as it was sent, also after the wording has changed: never in words that nobody approved. Null when it was not sent. */
export class FindSentWill extends Command<SentWill | null> {
  constructor(readonly version: WillVersion) {
    super();
  }
}

@CommandHandler(FindSentWill)
export class FindSentWillHandler implements ICommandHandler<FindSentWill> {
  constructor(
    private readonly wills: Wills,
    private readonly maker: DocumentMaker,
  ) {}

  async execute({ version }: FindSentWill): Promise<SentWill | null> {
    const { customerId, willRevision, customerRevision } = version;
    const sent = sentVersionsOf(await this.wills.load(customerId)).findLast(
      (each) => each.willRevision === willRevision && each.customerRevision === customerRevision,
    );
    const document = sent && (await this.maker.keptOrSame(version, standardWill('final'), sent.contentHash));
    return document ? { ...document, versionCode: sent.versionCode } : null;
  }
}
