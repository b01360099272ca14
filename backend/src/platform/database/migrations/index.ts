import { EventLog1795305600000 } from './1795305600000-event-log.ts';
import { AppendFunctions1795305601000 } from './1795305601000-append-functions.ts';
import { Subscriptions1795305602000 } from './1795305602000-subscriptions.ts';
import { Platform1795305603000 } from './1795305603000-platform.ts';
import { ReadModels1795305604000 } from './1795305604000-read-models.ts';
import { SearchedNames1795305605000 } from './1795305605000-searched-names.ts';
import { SessionReads1795305606000 } from './1795305606000-session-reads.ts';
import { RefusedAddresses1795305607000 } from './1795305607000-refused-addresses.ts';
import { DocumentsOutside1795305608000 } from './1795305608000-documents-outside.ts';
import { WantedJobs1795305663000 } from './1795305663000-wanted-jobs.ts';
import { WriteCheck1795305664000 } from './1795305664000-write-check.ts';
import { JobTraces1795305668000 } from './1795305668000-job-traces.ts';
import { KeptAnswers1795305673000 } from './1795305673000-kept-answers.ts';
import { MailDeliveries1795305674000 } from './1795305674000-mail-deliveries.ts';
import { CallBacks1795305675000 } from './1795305675000-call-backs.ts';
import { Proposals1795305677000 } from './1795305677000-proposals.ts';
import { Couples1795305679000 } from './1795305679000-couples.ts';
import { OrderPairs1795305681000 } from './1795305681000-order-pairs.ts';
import { SecondWills1795305690000 } from './1795305690000-second-wills.ts';
import { KeyEpochs1795305693000 } from './1795305693000-key-epochs.ts';

/** The whole schema. TypeORM runs those that its table `migrations` does not name yet, by their timestamps. */
export const allMigrations = [
  EventLog1795305600000,
  AppendFunctions1795305601000,
  Subscriptions1795305602000,
  Platform1795305603000,
  ReadModels1795305604000,
  SearchedNames1795305605000,
  SessionReads1795305606000,
  RefusedAddresses1795305607000,
  DocumentsOutside1795305608000,
  WantedJobs1795305663000,
  WriteCheck1795305664000,
  JobTraces1795305668000,
  KeptAnswers1795305673000,
  MailDeliveries1795305674000,
  CallBacks1795305675000,
  Proposals1795305677000,
  Couples1795305679000,
  OrderPairs1795305681000,
  SecondWills1795305690000,
  KeyEpochs1795305693000,
];
