import type { Config } from '@react-router/dev/config';
import { APP_PAGE, NOT_FOUND_PATH, PUBLIC_PATHS, REFERRAL_PAGE } from './src/shared/paths.ts';

export default { appDirectory: 'src', ssr: false, prerender: [...PUBLIC_PATHS, REFERRAL_PAGE, NOT_FOUND_PATH, APP_PAGE] } satisfies Config;
