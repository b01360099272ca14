// Other modules talk to this one over the command and query buses, and never by an injected class. The command line, which has no buses, calls the functions of sign-off.ts.
export { approveWording, confirmLaunchItem, reopenLaunchItem } from './sign-off.ts';
export { ExamplesOnPages } from './examples-on-pages.ts';
export { launchFacts } from './domain/launch.ts';
export { wordingFacts } from './domain/wording.ts';
export { LAUNCH_CHECKS } from './launch-checks.ts';
export { Launches, Wordings } from './launch.repositories.ts';
export { LaunchModule } from './launch.module.ts';
export { GetWordingState, type WordingState } from './queries/get-wording-state.ts';
export { wordingApprovals } from './queries/wording-status.ts';
