import type { Logger } from '../logging/logger.ts';

/** A fault that nobody caught ends the process, as Node does by itself, but Node would print its values, which may be personal. */
export function endOnFault(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    logger.failure('a fault that nobody caught has ended this process', error);
    process.exit(1);
  });
}
