export const HELP_PATH = '/help-center';
export const FEED_PATH = `${HELP_PATH}/feed.xml`;
