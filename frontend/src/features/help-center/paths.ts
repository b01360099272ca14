import { HELP_PATH } from '../../shared/guides.ts';

export { HELP_PATH };
export const FEED_PATH = `${HELP_PATH}/feed.xml`;
