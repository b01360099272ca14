import type { StorefrontLink } from '@willow/contracts';
import type { Config } from './config.ts';

/** The address of a page of the storefront, for mails. */
export const pageOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, link: StorefrontLink): string => `${publicUrl}${link}`;
