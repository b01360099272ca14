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
  getSecondLook,
  getStressReport,
  getWillChanges,
  tryDeaths,
} from '@willow/contracts';
import { Contract, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { CheckVersionCodes } from '../queries/check-version-codes.ts';
import { CheckWitnesses } from '../queries/check-witnesses.ts';
import { CompareWithoutWill } from '../queries/compare-without-will.ts';
import { ExplainWill } from '../queries/explain-will.ts';
import { GetFamilyMap } from '../queries/get-family-map.ts';
import { GetNoWitnesses } from '../queries/get-no-witnesses.ts';
import { GetSecondLook } from '../queries/get-second-look.ts';
import { GetStressReport } from '../queries/get-stress-report.ts';
import { GetWillChanges } from '../queries/get-will-changes.ts';
import { TryDeaths } from '../queries/try-deaths.ts';
import { PLANS } from '../will-limits.ts';

/** Read only, whatever the method of a request. */
@Controller()
export class WillExplanationsController {
  constructor(private readonly queries: QueryBus) {}

  @Contract(getExplainedWill)
  @Limited(PLANS)
  explained(@SubjectId() customerId: string) {
    return this.queries.execute(new ExplainWill(customerId));
  }

  @Contract(tryDeaths)
  @Limited(PLANS)
  whoGetsWhat(@SubjectId() customerId: string, @Body() trial: BodyOf<typeof tryDeaths>) {
    return this.queries.execute(new TryDeaths(customerId, trial));
  }

  @Contract(getStressReport)
  @Limited(PLANS)
  stressReport(@SubjectId() customerId: string) {
    return this.queries.execute(new GetStressReport(customerId));
  }

  @Contract(getSecondLook)
  @Limited(PLANS)
  secondLook(@SubjectId() customerId: string) {
    return this.queries.execute(new GetSecondLook(customerId));
  }

  @Contract(getFamilyMap)
  @Limited(PLANS)
  map(@SubjectId() customerId: string) {
    return this.queries.execute(new GetFamilyMap(customerId));
  }

  @Contract(compareWithoutWill)
  @Limited(PLANS)
  without(@SubjectId() customerId: string, @Body() { estateValue }: BodyOf<typeof compareWithoutWill>) {
    return this.queries.execute(new CompareWithoutWill(customerId, estateValue));
  }

  @Contract(getWillChanges)
  @Limited(PLANS)
  changes(@SubjectId() customerId: string) {
    return this.queries.execute(new GetWillChanges(customerId));
  }

  @Contract(getNoWitnesses)
  @Limited(PLANS)
  noWitnesses(@SubjectId() customerId: string) {
    return this.queries.execute(new GetNoWitnesses(customerId));
  }

  @Contract(checkWitnesses)
  @Limited(PLANS)
  witnesses(@SubjectId() customerId: string, @Body() names: BodyOf<typeof checkWitnesses>) {
    return this.queries.execute(new CheckWitnesses(customerId, names));
  }

  @Contract(checkVersionCodes)
  @Limited(PLANS)
  versionCodes(@SubjectId() customerId: string, @Body() { codes }: BodyOf<typeof checkVersionCodes>) {
    return this.queries.execute(new CheckVersionCodes(customerId, codes));
  }
}
