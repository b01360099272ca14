import { createHash } from 'node:crypto';

/** SHA-256 of the bytes, in 64 hexadecimal digits: where they are kept, and what proves that they came back as they were. */
export type BlobAddress = string;

export const addressOf = (bytes: Uint8Array): BlobAddress => createHash('sha256').update(bytes).digest('hex');

/** What came back is not what was kept. */
export class BlobDamaged extends Error {
  constructor(address: BlobAddress) {
    super(`The document ${address} was changed or cut short in the store of documents. Bring it back from a backup.`);
    this.name = 'BlobDamaged';
  }
}

/** Large sealed things, kept outside the database by the address that their content makes. What they are, and whose, is in the database. */
export abstract class BlobStore {
  /** Durable when it resolves. Kept already: nothing happens. */
  async put(bytes: Uint8Array): Promise<BlobAddress> {
    const address = addressOf(bytes);
    await this.write(address, bytes);
    return address;
  }

  /** Null when there is none. Throws BlobDamaged. */
  async get(address: BlobAddress): Promise<Uint8Array | null> {
    const bytes = await this.read(address);
    if (bytes && addressOf(bytes) !== address) throw new BlobDamaged(address);
    return bytes;
  }

  /** Safe to repeat. */
  abstract delete(address: BlobAddress): Promise<void>;

  protected abstract write(address: BlobAddress, bytes: Uint8Array): Promise<void>;
  protected abstract read(address: BlobAddress): Promise<Uint8Array | null>;
}
