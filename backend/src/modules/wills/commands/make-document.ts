import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Paper, Refusal } from '../../../drafting/index.ts';
import { DocumentMaker, type MadeDocument } from '../documents/document-maker.ts';
import type { WillVersion } from '../will-version.ts';

export class MakeDocument extends Command<MadeDocument | Refusal> {
  constructor(
    readonly version: WillVersion,
    readonly paper: Paper,
  ) {
    super();
  }
}

@CommandHandler(MakeDocument)
export class MakeDocumentHandler implements ICommandHandler<MakeDocument> {
  constructor(private readonly maker: DocumentMaker) {}

  execute({ version, paper }: MakeDocument): Promise<MadeDocument | Refusal> {
    return this.maker.make(version, paper);
  }
}
