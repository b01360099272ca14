import type { Figure } from '../kit/verdicts.ts';

export const figures: readonly Figure[] = [
  { key: 'append1OverRaw', about: 'durable appends, 1 in flight ÷ raw single-row INSERT, 1 connection', goal: { atLeast: 0.6 } },
  { key: 'append1OverStatement', about: '1 in flight ÷ the same SQL function by the driver alone', goal: { atLeast: 0.85 } },
  { key: 'append16OverRaw', about: '16 in flight ÷ raw INSERT, 16 connections', goal: { atLeast: 0.85 } },
  {
    key: 'append16OverSameGuarantees',
    about: '16 in flight ÷ INSERT with the same keys, sealing and a hash, 16 connections',
    goal: { atLeast: 1 },
  },
  { key: 'append32OverRaw', about: '32 in flight ÷ raw INSERT, 16 connections', goal: { atLeast: 1.2 } },
  { key: 'append64OverRaw', about: '64 in flight ÷ raw INSERT, 16 connections', goal: { atLeast: 1.5 } },
  { key: 'append16OverEmmett', about: '16 in flight ÷ Emmett, 16 in flight', goal: { atLeast: 3.5 } },
  {
    key: 'commandsOverEmmett',
    about: 'load 10, fold, decide, append by a process that knows none of them, 16 in flight ÷ Emmett CommandHandler',
    goal: { atLeast: 2.5 },
  },
  { key: 'commandsWarmOverEmmett', about: 'the next command on the same streams ÷ Emmett CommandHandler on its own', goal: { atLeast: 4 } },
  { key: 'catchUpOverEmmett', about: "facts/s into a read model ÷ Emmett's fastest projection", goal: { atLeast: 15 } },
  { key: 'catchUpOverInsertSelect', about: 'the same ÷ INSERT … SELECT of the same rows in the database', goal: { atLeast: 0.3 } },
  { key: 'rssGrowthMb', about: 'memory of the projector over the catch-up, MB', goal: { atMost: 60 } },
  { key: 'httpSaveOverBare', about: 'save-answer, 32 connections ÷ bare Nest route', goal: { atLeast: 0.2 } },
  { key: 'httpSaveOverCrudRate', about: 'save-answer, 32 connections ÷ plain TypeORM UPDATE service', goal: { atLeast: 1.2 } },
  { key: 'httpSaveOverCrudP50', about: 'save-answer p50 ÷ plain TypeORM UPDATE service p50', goal: { atMost: 1.1 } },
  { key: 'liveLagIdleP50Ms', about: 'append asked for → row visible, idle, p50, ms', goal: { atMost: 4 } },
  { key: 'liveLagP99Ms', about: 'the same at 200 facts/s, p99, ms', goal: { atMost: 25 } },
  { key: 'tailLost', about: 'facts a subscription missed behind 16 writers in 2 processes', goal: { atMost: 0 } },
];
