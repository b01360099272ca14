import { startRole } from './role.ts';
import type { Methods, Role } from './role.ts';

type Ending = { stop(): Promise<void> };

/** The processes of one measurement. */
export class Crew {
  readonly #members: Ending[] = [];

  /** Starts a role of this workspace. */
  role<M extends Methods>(...start: Parameters<typeof startRole>): Promise<Role<M>> {
    return this.add(startRole<M>(...start));
  }

  /** Takes another process in. */
  async add<E extends Ending>(starting: Promise<E>): Promise<E> {
    const member = await starting;
    this.#members.push(member);
    return member;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#members.map((member) => member.stop()));
  }
}

/** Runs work with processes that are ended afterwards, whatever happens. */
export async function withCrew<T>(work: (crew: Crew) => Promise<T>): Promise<T> {
  const crew = new Crew();
  try {
    return await work(crew);
  } finally {
    await crew.stop();
  }
}
