import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { TestDatabase } from '../../testing/postgres.ts';
import { migratedDatabase } from '../../platform/database/migrated-database.behaviour.ts';
import { readDbOptions } from '../../platform/database/read-db-options.ts';
import { Rows } from './rows.ts';

@Entity({ name: 'shelf' })
class Shelf {
  @PrimaryColumn({ name: 'room_id', type: 'text' })
  roomId: string;

  @PrimaryColumn({ type: 'int' })
  level: number;

  @Column({ name: 'full_since', type: 'timestamptz', nullable: true })
  fullSince: Date | null;

  @Column({ type: 'jsonb' })
  books: readonly string[];

  @Column({ type: 'boolean' })
  locked: boolean;
}

const SHELF_TABLE = `CREATE TABLE rm.shelf (level int NOT NULL, room_id text NOT NULL, locked boolean NOT NULL, books jsonb NOT NULL, full_since timestamptz,
  PRIMARY KEY (room_id, level))`;

const shelf = (roomId: string, level: number, changes: Partial<Shelf> = {}): Shelf => ({
  roomId,
  level,
  fullSince: null,
  books: [],
  locked: false,
  ...changes,
});

let database: TestDatabase;
let db: DataSource;
beforeEach(async () => {
  database = await migratedDatabase(SHELF_TABLE);
  db = await new DataSource(readDbOptions({ databaseUrl: database.url, entities: [Shelf] })).initialize();
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const within = <T>(work: (manager: EntityManager) => Promise<T>): Promise<T> => db.transaction(work);
const rows = (): Promise<Shelf[]> => db.getRepository(Shelf).find({ order: { roomId: 'ASC', level: 'ASC' } });
const change = (rooms: readonly string[], work: (shelves: Rows<Shelf>) => void): Promise<void> =>
  within(async (manager) => {
    const shelves = await Rows.load(manager, Shelf, 'roomId', rooms);
    work(shelves);
    await shelves.save();
  });

describe('Rows', () => {
  it('reads the rows of a batch, shows each change to the next, and writes what is left of them', async () => {
    const since = new Date('2026-03-01T10:00:00.123Z');
    await change(['a'], (shelves) => {
      shelves.set(shelf('a', 1, { fullSince: since, books: ['Emma', 'a "quoted" one\\'], locked: true }));
      shelves.set(shelf('a', 2));
      shelves.set(shelf('b', 1));
    });
    expect(await rows()).toEqual([
      shelf('a', 1, { fullSince: since, books: ['Emma', 'a "quoted" one\\'], locked: true }),
      shelf('a', 2),
      shelf('b', 1),
    ]);
    await change(['a', 'a'], (shelves) => {
      expect(shelves.all()).toHaveLength(2);
      expect(shelves.get(['b', 1])).toBeUndefined();
      shelves.change(['a', 1], { fullSince: null });
      shelves.change(['a', 1], { locked: false });
      shelves.change(['a', 9], { locked: false });
      expect(shelves.get(['a', 1])).toEqual(shelf('a', 1, { books: ['Emma', 'a "quoted" one\\'] }));
      shelves.delete(shelf('a', 2));
      expect(shelves.get(['a', 2])).toBeUndefined();
    });
    expect(await rows()).toEqual([shelf('a', 1, { books: ['Emma', 'a "quoted" one\\'] }), shelf('b', 1)]);
  });

  it('a row that is deleted and comes back is there, one that is added and deleted is not', async () => {
    await change([], (shelves) => shelves.set(shelf('a', 1, { locked: true })));
    await change(['a'], (shelves) => {
      shelves.delete(shelf('a', 1));
      shelves.set(shelf('a', 1));
      shelves.set(shelf('a', 2));
      shelves.delete(shelf('a', 2));
    });
    expect(await rows()).toEqual([shelf('a', 1)]);
  });

  it('writes nothing of a transaction that fails', async () => {
    const failing = within(async (manager) => {
      const shelves = await Rows.load(manager, Shelf, 'roomId', []);
      shelves.set(shelf('a', 1));
      await shelves.save();
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await rows()).toEqual([]);
  });

  it('works inside a transaction only, where rows and checkpoint are one', async () => {
    await expect(Rows.load(db.manager, Shelf, 'roomId', ['a'])).rejects.toThrow('inside a transaction');
  });
});
