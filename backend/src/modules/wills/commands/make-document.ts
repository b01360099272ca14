import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DocumentVariant, Refusal } from '../../../drafting/index.ts';
import { DocumentMaker, type MadeDocument } from '../documents/document-maker.ts';
import type { WillVersion } from '../will-version.ts';

export class MakeDocument extends Command<MadeDocument | Refusal> {
  constructor(
    readonly version: WillVersion,
    readonly variant: DocumentVariant,
  ) {
    super();
  }
}

@CommandHandler(MakeDocument)
export class MakeDocumentHandler implements ICommandHandler<MakeDocument> {
  constructor(private readonly maker: DocumentMaker) {}

  execute({ version, variant }: MakeDocument): Promise<MadeDocument | Refusal> {
    return this.maker.make(version, variant);
  }
}
