import type { Figure } from '../kit/verdicts.ts';

export const figures: readonly Figure[] = [
  { key: 'esdbAppend1OverEmmett', about: 'appends of 200 bytes, 1 in flight ÷ Emmett’s store for EventStoreDB', goal: { atLeast: 1 } },
  { key: 'esdbAppend16OverEmmett', about: 'the same, 16 in flight', goal: { atLeast: 1 } },
  { key: 'esdbAppend64OverEmmett', about: 'the same, 64 in flight', goal: { atLeast: 1 } },
  { key: 'esdbReadAllOverClient', about: 'events/s read from $all ÷ the bare client', goal: { atLeast: 0.9 } },
  { key: 'esdbDuplicateWorstMs', about: 'one event sent twice at once: until both callers know, worst, ms', goal: { atMost: 500 } },
  { key: 'esdbSaveOverPostgresP50', about: 'save-answer over HTTP, p50 ÷ the same on PostgreSQL', goal: { atMost: 1.5 } },
  { key: 'historyCopyPerSecond', about: 'facts of 200 bytes copied in a second, without the proof', goal: { atLeast: 1_500 } },
  {
    key: 'historyCopyRssGrowthMb',
    about: 'memory of the copying command, highest, over what it had at its first line',
    goal: { atMost: 60 },
  },
  { key: 'historyCopyFaults', about: 'facts missing, twice, changed or elsewhere in a copy that was killed', goal: { atMost: 0 } },
  { key: 'replicaLostSaves', about: 'acknowledged saves that the promoted replica does not give back', goal: { atMost: 0 } },
  { key: 'replicaFactsWithoutKey', about: 'sealed facts whose key it does not have', goal: { atMost: 0 } },
];
