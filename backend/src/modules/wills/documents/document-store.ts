import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { KeyMissing } from '../../../event-sourcing/codec/fact-codec.ts';
import { seal, unseal } from '../../../event-sourcing/codec/sealing.ts';
import type { DocumentVariant } from '../../../drafting/index.ts';
import { addressOf, type BlobAddress, type BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { KeyVault } from '../../../platform/keys/key-vault.ts';
import { willStream } from '../wills.repository.ts';

/** Identified by its content: the same answers and details are the same document, any change makes another one. */
export type DocumentId = { readonly customerId: string; readonly contentHash: string; readonly variant: DocumentVariant };
export type StoredDocument = { readonly pdf: Uint8Array; readonly pdfHash: string };

/** In the database it is `sealed` until it is moved out. */
type Row = { readonly sealed: Buffer | null; readonly blob: BlobAddress | null; readonly pdf_hash: string };

const keyOf = ({ kind, name, edition }: DocumentVariant): string =>
  [kind, ...(name === 'will' ? [] : [name]), ...(edition === 'standard' ? [] : [edition])].join('-');

/** Also the id of the job that renders it. */
export const idOf = ({ customerId, contentHash, variant }: DocumentId): string => `${customerId}.${contentHash}.${keyOf(variant)}`;

/**
 * Sealed under the key of the customer's will: what erases the answers erases these. The database says what there is, the bytes are outside.
 * They are written before they are named, and noted as unclaimed before they are written: whatever stops in between, the cleanup finds them.
 */
export class DocumentStore {
  readonly #pool: Pool;
  readonly #vault: KeyVault;
  readonly #blobs: BlobStore;

  constructor(pool: Pool, vault: KeyVault, blobs: BlobStore) {
    this.#pool = pool;
    this.#vault = vault;
    this.#blobs = blobs;
  }

  async keep(id: DocumentId, pdf: Uint8Array): Promise<StoredDocument> {
    const stream = willStream(id.customerId);
    // What is printed was read from the stream: its key is there, or it must not be made anew.
    const key = await this.#vault.keyFor(stream, { beforeMaking: () => Promise.reject(new KeyMissing(stream)) });
    const pdfHash = createHash('sha256').update(pdf).digest('hex');
    const blob = await this.#put(seal(key, `document|${idOf(id)}`, pdf));
    const lost = await this.lost(id);
    // Somebody else's of the same moment stays. One whose bytes are lost is replaced.
    await this.#pool.query(
      `WITH named AS (
         INSERT INTO documents.will_document (id, blob, pdf_hash) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET blob = $2, pdf_hash = $3 WHERE will_document.blob = $4
         RETURNING blob
       )
       DELETE FROM documents.unclaimed_blob USING named WHERE unclaimed_blob.blob = named.blob`,
      [idOf(id), blob, pdfHash, lost],
    );
    await this.#deleteUnclaimed(blob);
    return (await this.find(id)) ?? { pdf, pdfHash };
  }

  /** Where the bytes of a document should be and are not; null when they are there, or it was never kept. */
  async lost(id: DocumentId): Promise<BlobAddress | null> {
    const blob = (await this.#row(id))?.blob ?? null;
    return blob !== null && (await this.#blobs.get(blob)) === null ? blob : null;
  }

  /** All of a customer. Safe to repeat. */
  async discard(customerId: string): Promise<void> {
    const { rows } = await this.#pool.query<Pick<Row, 'blob'>>('SELECT blob FROM documents.will_document WHERE starts_with(id, $1)', [
      `${customerId}.`,
    ]);
    for (const { blob } of rows) if (blob !== null) await this.#blobs.delete(blob);
    await this.#pool.query('DELETE FROM documents.will_document WHERE starts_with(id, $1)', [`${customerId}.`]);
  }

  async find(id: DocumentId): Promise<StoredDocument | null> {
    const row = await this.#row(id);
    const key = row ? await this.#vault.find(willStream(id.customerId)) : null;
    const sealed = row && key ? (row.sealed ?? (row.blob && (await this.#blobs.get(row.blob)))) : null;
    return row && key && sealed ? { pdf: unseal(key, `document|${idOf(id)}`, sealed), pdfHash: row.pdf_hash } : null;
  }

  /** Moves documents that are still in the database out of it, at most so many. Answers how many. */
  async moveOut(atMost: number): Promise<number> {
    const { rows } = await this.#pool.query<{ id: string; sealed: Buffer }>(
      'SELECT id, sealed FROM documents.will_document WHERE sealed IS NOT NULL LIMIT $1',
      [atMost],
    );
    for (const { id, sealed } of rows) {
      const blob = await this.#put(sealed);
      await this.#pool.query(
        `WITH named AS (
           UPDATE documents.will_document SET sealed = NULL, blob = $2 WHERE id = $1 AND sealed IS NOT NULL RETURNING blob
         )
         DELETE FROM documents.unclaimed_blob USING named WHERE unclaimed_blob.blob = named.blob`,
        [id, blob],
      );
      await this.#deleteUnclaimed(blob);
    }
    return rows.length;
  }

  /** Bytes that nothing names, because a process stopped between writing and naming them. */
  async deleteUnclaimedBefore(instant: Date): Promise<void> {
    const { rows } = await this.#pool.query<{ blob: BlobAddress }>('SELECT blob FROM documents.unclaimed_blob WHERE begun_at < $1', [
      instant,
    ]);
    for (const { blob } of rows) await this.#deleteUnclaimed(blob);
  }

  async #put(sealed: Uint8Array): Promise<BlobAddress> {
    const blob = addressOf(sealed);
    await this.#pool.query('INSERT INTO documents.unclaimed_blob (blob) VALUES ($1) ON CONFLICT DO NOTHING', [blob]);
    return this.#blobs.put(sealed);
  }

  async #deleteUnclaimed(blob: BlobAddress): Promise<void> {
    const { rows } = await this.#pool.query<{ named: boolean }>(
      `SELECT EXISTS (SELECT FROM documents.will_document WHERE blob = $1) AS named FROM documents.unclaimed_blob WHERE blob = $1`,
      [blob],
    );
    if (!rows[0]) return;
    // Two that move one document out at the same moment write the same bytes.
    if (!rows[0].named) await this.#blobs.delete(blob);
    await this.#pool.query('DELETE FROM documents.unclaimed_blob WHERE blob = $1', [blob]);
  }

  async #row(id: DocumentId): Promise<Row | undefined> {
    const { rows } = await this.#pool.query<Row>('SELECT sealed, blob, pdf_hash FROM documents.will_document WHERE id = $1', [idOf(id)]);
    return rows[0];
  }
}
