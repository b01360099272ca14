import { Gauge, type Registry } from 'prom-client';
import type { CertificateInUse } from './certificates-in-use.ts';

const LOOK_EVERY_MS = 3_600_000;

/** Until when each certificate holds that the service stands on: looked at when the process starts and once an hour. */
export class CertificateWatch {
  readonly #certificates: readonly CertificateInUse[];
  readonly #until = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(certificates: readonly CertificateInUse[]) {
    this.#certificates = certificates;
  }

  onApplicationBootstrap(): void {
    void this.look();
    this.#timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Never fails. Of one that nobody shows at this moment it is known until when it held. */
  async look(): Promise<void> {
    await Promise.all(
      this.#certificates.map(async ({ whose, validTo }) => {
        const until = Date.parse((await validTo().catch(() => null)) ?? '');
        if (!Number.isNaN(until)) this.#until.set(whose, until / 1_000);
      }),
    );
  }

  measure(registry: Registry): void {
    const until = this.#until;
    registry.registerMetric(
      new Gauge({
        name: 'willow_certificate_expiry_timestamp_seconds',
        help: 'Until when a certificate holds that the service stands on',
        labelNames: ['certificate'],
        registers: [],
        collect() {
          this.reset();
          for (const [whose, seconds] of until) this.set({ certificate: whose }, seconds);
        },
      }),
    );
  }
}
