import { startRole } from './role.ts';
import type { Methods, Role } from './role.ts';

type Ending = { stop(): Promise<void> };

export class ProcessGroup {
  readonly #members: Ending[] = [];

  role<M extends Methods>(...start: Parameters<typeof startRole>): Promise<Role<M>> {
    return this.add(startRole<M>(...start));
  }

  async add<E extends Ending>(starting: Promise<E>): Promise<E> {
    const member = await starting;
    this.#members.push(member);
    return member;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#members.map((member) => member.stop()));
  }
}

export async function withProcessGroup<T>(work: (group: ProcessGroup) => Promise<T>): Promise<T> {
  const group = new ProcessGroup();
  try {
    return await work(group);
  } finally {
    await group.stop();
  }
}
