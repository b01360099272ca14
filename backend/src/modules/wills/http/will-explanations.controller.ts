import { Body, Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  type BodyOf,
  checkVersionCodes,
  checkWitnesses,
  compareWithoutWill,
  getExplainedWill,
  getFamilyMap,
  getNoWitnesses,
  getStressReport,
  getWillChanges,
  tryDeaths,
} from '@willow/contracts';
import { Contract, SubjectId } from '../../../platform/http/decorators.ts';
import { CheckVersionCodes } from '../queries/check-version-codes.ts';
import { CheckWitnesses } from '../queries/check-witnesses.ts';
import { CompareWithoutWill } from '../queries/compare-without-will.ts';
import { ExplainWill } from '../queries/explain-will.ts';
import { GetFamilyMap } from '../queries/get-family-map.ts';
import { GetNoWitnesses } from '../queries/get-no-witnesses.ts';
import { GetStressReport } from '../queries/get-stress-report.ts';
import { GetWillChanges } from '../queries/get-will-changes.ts';
import { TryDeaths } from '../queries/try-deaths.ts';

/** Read only, whatever the method of a request. */
@Controller()
export class WillExplanationsController {
  constructor(private readonly queries: QueryBus) {}

  @Contract(getExplainedWill)
  explained(@SubjectId() customerId: string) {
    return this.queries.execute(new ExplainWill(customerId));
  }

  @Contract(tryDeaths)
  whoGetsWhat(@SubjectId() customerId: string, @Body() trial: BodyOf<typeof tryDeaths>) {
    return this.queries.execute(new TryDeaths(customerId, trial));
  }

  @Contract(getStressReport)
  stressReport(@SubjectId() customerId: string) {
    return this.queries.execute(new GetStressReport(customerId));
  }

  @Contract(getFamilyMap)
  map(@SubjectId() customerId: string) {
    return this.queries.execute(new GetFamilyMap(customerId));
  }

  @Contract(compareWithoutWill)
  without(@SubjectId() customerId: string, @Body() { estateValue }: BodyOf<typeof compareWithoutWill>) {
    return this.queries.execute(new CompareWithoutWill(customerId, estateValue));
  }

  @Contract(getWillChanges)
  changes(@SubjectId() customerId: string) {
    return this.queries.execute(new GetWillChanges(customerId));
  }

  @Contract(getNoWitnesses)
  noWitnesses(@SubjectId() customerId: string) {
    return this.queries.execute(new GetNoWitnesses(customerId));
  }

  @Contract(checkWitnesses)
  witnesses(@SubjectId() customerId: string, @Body() names: BodyOf<typeof checkWitnesses>) {
    return this.queries.execute(new CheckWitnesses(customerId, names));
  }

  @Contract(checkVersionCodes)
  versionCodes(@SubjectId() customerId: string, @Body() { codes }: BodyOf<typeof checkVersionCodes>) {
    return this.queries.execute(new CheckVersionCodes(customerId, codes));
  }
}
