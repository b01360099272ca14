import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type BodyOf,
  type ParamsOf,
  pausePayments,
  publishNotice,
  readSettings,
  removePreparedAnswer,
  resumePayments,
  savePreparedAnswer,
  setReviewTarget,
  type Settings,
  withdrawNotice,
} from '@willow/contracts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx } from '../../../platform/http/decorators.ts';
import { ChangeSettings } from '../commands/change-settings.ts';
import type { SettingsCommand } from '../domain/settings.ts';
import { GetSettings } from '../queries/get-settings.ts';
import { ListSettingChanges } from '../queries/list-setting-changes.ts';

@Controller()
export class SettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(readSettings)
  async read(): Promise<Settings> {
    const [settings, changes] = await Promise.all([
      this.queries.execute(new GetSettings()),
      this.queries.execute(new ListSettingChanges()),
    ]);
    return { ...settings, answers: [...settings.answers], changes };
  }

  @Contract(publishNotice)
  publish(@Body() notice: BodyOf<typeof publishNotice>, @Ctx() context: Context) {
    return this.#change({ type: 'PublishNotice', ...notice }, context);
  }

  @Contract(withdrawNotice)
  withdraw(@Body() read: BodyOf<typeof withdrawNotice>, @Ctx() context: Context) {
    return this.#change({ type: 'WithdrawNotice', ...read }, context);
  }

  @Contract(pausePayments)
  pause(@Body() { reason }: BodyOf<typeof pausePayments>, @Ctx() context: Context) {
    return this.#change({ type: 'PausePayments', reason }, context);
  }

  @Contract(resumePayments)
  resume(@Ctx() context: Context) {
    return this.#change({ type: 'ResumePayments' }, context);
  }

  @Contract(setReviewTarget)
  target(@Body() target: BodyOf<typeof setReviewTarget>, @Ctx() context: Context) {
    return this.#change({ type: 'SetReviewTarget', ...target }, context);
  }

  @Contract(savePreparedAnswer)
  saveAnswer(@Body() { id, title, text, before }: BodyOf<typeof savePreparedAnswer>, @Ctx() context: Context) {
    const answer = { id: id ?? uuid(), title, text };
    return this.#change({ type: 'SavePreparedAnswer', answer, isNew: id === undefined, before }, context);
  }

  @Contract(removePreparedAnswer)
  removeAnswer(@Param() { id }: ParamsOf<typeof removePreparedAnswer>, @Ctx() context: Context) {
    return this.#change({ type: 'RemovePreparedAnswer', id }, context);
  }

  async #change(change: SettingsCommand, context: Context): Promise<Settings> {
    await this.commands.execute(new ChangeSettings(change, context));
    return this.read();
  }
}
