import { AwsClient } from 'aws4fetch';
import { type BlobAddress, BlobStore } from './blob-store.ts';

export type S3Settings = {
  /** Of the bucket, with a prefix or without: `https://s3.eu-west-2.amazonaws.com/willow-documents`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const TRIES = 4;
const TIMEOUT_MS = 20_000;

/** The store did not do what it was asked; what it answered may name more than a log should. */
export class BlobStoreUnavailable extends Error {
  constructor(what: string, status: number | null) {
    super(`The store of documents could not ${what} (${status ?? 'no answer'})`);
    this.name = 'BlobStoreUnavailable';
  }
}

/** An object each, in a store that speaks S3. Its answers are durable. */
export class S3BlobStore extends BlobStore {
  readonly #client: AwsClient;
  readonly #url: string;

  constructor({ url, region, accessKeyId, secretAccessKey }: S3Settings) {
    super();
    this.#url = url.replace(/\/$/, '');
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: TRIES - 1, initRetryMs: 100 });
  }

  protected async write(address: BlobAddress, bytes: Uint8Array): Promise<void> {
    const { status } = await this.#ask('keep a document', 'PUT', address, bytes);
    if (status !== 200) throw new BlobStoreUnavailable('keep a document', status);
  }

  protected async read(address: BlobAddress): Promise<Uint8Array | null> {
    const answer = await this.#ask('read a document', 'GET', address);
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new BlobStoreUnavailable('read a document', answer.status);
    return new Uint8Array(await answer.arrayBuffer());
  }

  async delete(address: BlobAddress): Promise<void> {
    const { status } = await this.#ask('delete a document', 'DELETE', address);
    if (status !== 204 && status !== 200 && status !== 404) throw new BlobStoreUnavailable('delete a document', status);
  }

  async #ask(what: string, method: 'PUT' | 'GET' | 'DELETE', address: BlobAddress, body?: Uint8Array): Promise<Response> {
    try {
      return await this.#client.fetch(`${this.#url}/${address.slice(0, 2)}/${address}`, {
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // The address is the hash that the signature needs.
        ...(body && { body: Buffer.from(body), headers: { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': address } }),
      });
    } catch {
      throw new BlobStoreUnavailable(what, null);
    }
  }
}
