export { StandInCluster } from './cluster.ts';
export type { Candidate } from './elections.ts';
export { EventStoreStandIn, type StandInOptions } from './stand-in.ts';
export type { Login } from './access.ts';
export { Log } from './log.ts';
export type { Fault, Method } from './faults.ts';
export type { Address, Member } from './node.ts';
export { newAuthority, type Authority } from './certificates.ts';
