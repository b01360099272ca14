export { approveWording } from './commands/approve-wording.ts';
export { confirmLaunchItem, reopenLaunchItem } from './commands/confirm-launch-item.ts';
export { launchFacts } from './domain/launch.ts';
export { type Approval, wordingFacts } from './domain/wording.ts';
export { LAUNCH_CHECKS, type LaunchCheck } from './launch-checks.ts';
export { Launches, Wordings } from './launch.repositories.ts';
export { LaunchModule } from './launch.module.ts';
export { GetWordingState, type WordingState } from './queries/get-wording-state.ts';
export { wordingApprovals } from './queries/wording-status.ts';
