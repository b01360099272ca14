export const APP_ROLE = 'willow_app';
