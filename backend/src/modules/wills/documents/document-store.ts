import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { KeyVault } from '../../../platform/keys/key-vault.ts';
import { KeyMissing } from '../../../event-sourcing/codec/fact-codec.ts';
import { seal, unseal } from '../../../event-sourcing/codec/sealing.ts';
import type { DocumentVariant } from '../../../drafting/index.ts';
import { willStream } from '../wills.repository.ts';

/** Identified by its content: the same answers and details are the same document, any change makes another one. */
export type DocumentId = { readonly customerId: string; readonly contentHash: string; readonly variant: DocumentVariant };
export type StoredDocument = { readonly pdf: Uint8Array; readonly pdfHash: string };

const keyOf = ({ kind, name, edition }: DocumentVariant): string =>
  [kind, ...(name === 'will' ? [] : [name]), ...(edition === 'standard' ? [] : [edition])].join('-');

/** Also the id of the job that renders it. */
export const idOf = ({ customerId, contentHash, variant }: DocumentId): string => `${customerId}.${contentHash}.${keyOf(variant)}`;

/** Sealed under the key of the customer's will: what erases the answers erases these. */
export class DocumentStore {
  readonly #pool: Pool;
  readonly #vault: KeyVault;

  constructor(pool: Pool, vault: KeyVault) {
    this.#pool = pool;
    this.#vault = vault;
  }

  async keep(id: DocumentId, pdf: Uint8Array): Promise<StoredDocument> {
    const stream = willStream(id.customerId);
    // What is printed was read from the stream: its key is there, or it must not be made anew.
    const key = await this.#vault.keyFor(stream, { beforeMaking: () => Promise.reject(new KeyMissing(stream)) });
    const pdfHash = createHash('sha256').update(pdf).digest('hex');
    await this.#pool.query(`INSERT INTO documents.will_document (id, sealed, pdf_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`, [
      idOf(id),
      seal(key, `document|${idOf(id)}`, pdf),
      pdfHash,
    ]);
    return (await this.find(id)) ?? { pdf, pdfHash };
  }

  /** All of a customer. Safe to repeat. */
  async discard(customerId: string): Promise<void> {
    await this.#pool.query('DELETE FROM documents.will_document WHERE starts_with(id, $1)', [`${customerId}.`]);
  }

  async find(id: DocumentId): Promise<StoredDocument | null> {
    const { rows } = await this.#pool.query<{ sealed: Buffer; pdf_hash: string }>(
      'SELECT sealed, pdf_hash FROM documents.will_document WHERE id = $1',
      [idOf(id)],
    );
    const row = rows[0];
    const key = row ? await this.#vault.find(willStream(id.customerId)) : null;
    if (!row || !key) return null;
    return { pdf: unseal(key, `document|${idOf(id)}`, row.sealed), pdfHash: row.pdf_hash };
  }
}
