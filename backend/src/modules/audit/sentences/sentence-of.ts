import type { RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { FactShape } from '../../../event-sourcing/core/fact.ts';
import { coupleFacts } from '../../couples/index.ts';
import { messageFacts } from '../../contact/index.ts';
import { deliveryFacts } from '../../deliveries/index.ts';
import { customerFacts } from '../../customers/index.ts';
import { accessFacts } from '../../operators/index.ts';
import { orderFacts } from '../../orders/index.ts';
import { erasureFacts } from '../../privacy/index.ts';
import { referralFacts } from '../../referrals/index.ts';
import { willFacts } from '../../wills/index.ts';
import { orderSentences } from './order.sentences.ts';
import {
  accessSentences,
  coupleSentences,
  customerSentences,
  deliverySentences,
  erasureSentences,
  messageSentences,
  referralSentences,
} from './people.sentences.ts';
import { willSentences } from './will.sentences.ts';

const SENTENCES = {
  ...orderSentences,
  ...willSentences,
  ...customerSentences,
  ...referralSentences,
  ...coupleSentences,
  ...erasureSentences,
  ...messageSentences,
  ...deliverySentences,
  ...accessSentences,
};
export const FACTS_WITH_SENTENCES: readonly FactShape[] = [
  ...orderFacts,
  ...willFacts,
  ...customerFacts,
  ...referralFacts,
  ...coupleFacts,
  ...erasureFacts,
  ...messageFacts,
  ...deliveryFacts,
  ...accessFacts,
];

/** Each sentence takes the data of its own fact, which the codec has checked. */
export const sentenceOf = ({ type, data }: Pick<RecordedFact, 'type' | 'data'>): string =>
  (SENTENCES as Readonly<Record<string, (data: never) => string>>)[type]?.(data as never) ?? type;

const SEALED = / [A-Z][^.]* (is|are) sealed\.$/;

/** Without the remark that something is sealed, for where that is shown beside it. */
export const openSentenceOf = (fact: Pick<RecordedFact, 'type' | 'data'>): string => sentenceOf(fact).replace(SEALED, '');
