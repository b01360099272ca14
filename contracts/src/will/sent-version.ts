import { z } from '../zod.ts';

/**
 * `to-sign`: the newest, not signed yet. `signed`: the newest, and signed. `in-force`: signed, and a newer one waits to be signed.
 * `replaced`: signed, and a newer one is signed. `never-signed`: a newer one took its place before it was signed.
 */
export const VersionState = z.enum(['to-sign', 'signed', 'in-force', 'replaced', 'never-signed']);
export type VersionState = z.infer<typeof VersionState>;

/** A version of the will that was sent to its customer. */
export const SentVersion = z.object({
  versionCode: z.string(),
  /** ISO 8601 UTC. */
  sentAt: z.string(),
  state: VersionState,
  signed: z.nullable(
    z.object({
      on: z.string(),
      witnesses: z.array(z.string()),
      /** How many of the witnesses must not have been: the will stands, and what it gives them is lost (Wills Act 1837, s.15). */
      barred: z.int(),
    }),
  ),
});
export type SentVersion = z.infer<typeof SentVersion>;
