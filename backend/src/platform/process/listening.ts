import { ConfigError } from '../config/config.ts';

const WHY: Readonly<Record<string, (port: string) => string>> = {
  EADDRINUSE: (port) => `${port}: port is taken. Stop what uses it, or choose another`,
  EACCES: (port) => `${port}: this user may not use that port. Choose one above 1023`,
  EADDRNOTAVAIL: (port) => `${port.replace('PORT', 'HOST')}: is no address of this machine. Correct it`,
  ENOTFOUND: (port) => `${port.replace('PORT', 'HOST')}: nobody knows a host of that name. Correct it`,
};

/** A port or an address that cannot be had is named by its setting. Throws ConfigError. */
export async function listening<T>(setting: 'PORT' | 'METRICS_PORT', port: number, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? WHY[String(error.code)] : undefined;
    throw why ? new ConfigError([`${why(setting)} (${port})`]) : error;
  }
}
