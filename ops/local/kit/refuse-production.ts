/** A stand-in must never run where real money or real mail is at stake. */
export function refuseProduction(what: string, environment: string | undefined = process.env['NODE_ENV']): void {
  if (environment === 'production')
    throw new Error(`${what} is for development and tests only and refuses to start with NODE_ENV=production.`);
}
