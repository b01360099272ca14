import { Readable } from 'node:stream';
import { Body, Controller, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, downloadAnchors, downloadVerifier, exportSheet, getProof, londonDate, MESSAGES } from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { sendCsv, sendLines, sendText } from '../../../platform/http/send-file.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { EXPORTS, RecordExport } from '../../operators/index.ts';
import { OrderExports } from '../exports/order-exports.ts';
import { ExportSheet } from '../queries/export-sheet.ts';
import { GetProof } from '../queries/get-proof.ts';
import { verifierText } from '../verifier.ts';

/** What an auditor takes along: the proof, the program that checks it, and the sheets. */
@Controller()
export class AuditOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly exports: OrderExports,
  ) {}

  @Contract(getProof)
  proof() {
    return this.queries.execute(new GetProof());
  }

  @Contract(downloadAnchors)
  @Limited(EXPORTS)
  async anchorFile(@OperatorSubject() { id }: SignedInOperator, @Res() reply: FastifyReply): Promise<void> {
    await sendLines(reply, await this.exports.anchors(id), 'anchors.ndjson');
  }

  @Contract(downloadVerifier)
  async verifier(@Res() reply: FastifyReply): Promise<void> {
    await sendText(reply, await verifierText(), 'verify.mjs');
  }

  @Contract(exportSheet)
  @Limited(EXPORTS)
  async sheet(
    @Body() { sheet, purpose, ...days }: BodyOf<typeof exportSheet>,
    @OperatorSubject() { id }: SignedInOperator,
    @Ctx() context: Context,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { from = null, to = null } = days;
    const { rows, lines } = await this.queries.execute(new ExportSheet(sheet, { from, to }));
    if (rows === 0) throw new RequestRefused(409, MESSAGES.nothingToExport);
    // Before the first line: what cannot be recorded is not offered.
    await this.commands.execute(new RecordExport(id, { sheet, from, to, rows, purpose }, context));
    await sendCsv(reply, Readable.from(lines), `${sheet}-${londonDate(context.now)}.csv`);
  }
}
