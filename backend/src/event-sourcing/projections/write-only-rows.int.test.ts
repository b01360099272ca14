import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import type { TestDatabase } from '../../testing/postgres.ts';
import { migratedDatabase } from '../../platform/database/migrated-database.behaviour.ts';
import { readDbOptions } from '../../platform/database/read-db-options.ts';
import { WriteOnlyRows } from './write-only-rows.ts';

@Entity({ name: 'room' })
class Room {
  @PrimaryColumn({ name: 'room_id', type: 'text' })
  roomId: string;

  @Column({ name: 'full_since', type: 'timestamptz', nullable: true })
  fullSince: Date | null;

  @Column({ type: 'boolean' })
  locked: boolean;
}

@Entity({ name: 'shelf' })
class Shelf {
  @PrimaryColumn({ name: 'room_id', type: 'text' })
  roomId: string;

  @PrimaryColumn({ type: 'int' })
  level: number;
}

const ROOM_TABLE = 'CREATE TABLE rm.room (locked boolean NOT NULL, room_id text PRIMARY KEY, full_since timestamptz)';

const room = (roomId: string, changes: Partial<Room> = {}): Room => ({ roomId, fullSince: null, locked: false, ...changes });
const since = new Date('2026-03-01T10:00:00.123Z');

let database: TestDatabase;
let db: DataSource;
beforeEach(async () => {
  database = await migratedDatabase(ROOM_TABLE);
  db = await new DataSource(readDbOptions({ databaseUrl: database.url, entities: [Room, Shelf] })).initialize();
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const rows = (): Promise<Room[]> => db.getRepository(Room).find({ order: { roomId: 'ASC' } });
const change = (work: (rooms: WriteOnlyRows<Room>) => void): Promise<void> =>
  db.transaction(async (manager) => {
    const rooms = new WriteOnlyRows(manager, Room);
    work(rooms);
    await rooms.save();
  });

describe('rows that are written without being read', () => {
  it('are added, and changed in the columns that are named', async () => {
    await change((rooms) => {
      rooms.set(room('a', { fullSince: since, locked: true }));
      rooms.set(room('b'));
      rooms.set(room('c', { fullSince: since }));
    });
    await change((rooms) => {
      rooms.change('a', { locked: false });
      rooms.change('b', { fullSince: since });
      rooms.change('b', {});
      rooms.change('c', { fullSince: null });
      rooms.change('d', {});
    });
    expect(await rows()).toEqual([room('a', { fullSince: since }), room('b', { fullSince: since }), room('c')]);
  });

  it('keep what each fact of a batch said, the last word last', async () => {
    await change((rooms) => rooms.set(room('a', { locked: true })));
    await change((rooms) => {
      rooms.change('a', { fullSince: since });
      rooms.change('a', { locked: false });
      rooms.change('a', { locked: true });
      rooms.set(room('b'));
      rooms.change('b', { locked: true });
      rooms.change('c', { locked: true });
      rooms.set(room('c', { fullSince: since }));
    });
    const expected = [room('a', { fullSince: since, locked: true }), room('b', { locked: true }), room('c', { fullSince: since })];
    expect(await rows()).toEqual(expected);
  });

  it('are not made by a change', async () => {
    await change((rooms) => rooms.change('a', { locked: true }));
    expect(await rows()).toEqual([]);
  });

  it('have one column as their key', async () => {
    await db.transaction((manager) => {
      expect(() => new WriteOnlyRows(manager, Shelf)).toThrow('one column');
      return Promise.resolve();
    });
  });
});
