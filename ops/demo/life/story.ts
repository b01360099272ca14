import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the product said about a customer: ids that later scenes need. */
export type Known = {
  readonly id?: string;
  readonly orderId?: string;
  readonly payment?: string;
  readonly erasureId?: string;
  /** Of those whom they invited, by the number of each. */
  readonly invitations?: Readonly<Record<number, string>>;
};

type Kept = {
  readonly seed: number;
  readonly customers: number;
  readonly first: string;
  readonly done: readonly string[];
  readonly failed: Readonly<Record<string, string>>;
  readonly known: Readonly<Record<number, Known>>;
  /** What the product's clocks said last. */
  readonly at: string;
  readonly isComplete: boolean;
};

export type Terms = Pick<Kept, 'seed' | 'customers' | 'first'>;

/** How far the demo has come, in a file beside the product's data: whoever ends it goes on from there. */
export class Story {
  readonly #file: string;
  readonly #done: Set<string>;
  readonly #failed: Map<string, string>;
  readonly #known: Map<number, Known>;
  readonly terms: Terms;
  #at: string;
  #isComplete: boolean;

  private constructor(file: string, { done, failed, known, at, isComplete, seed, customers, first }: Kept) {
    this.#file = file;
    this.terms = { seed, customers, first };
    this.#at = at;
    this.#isComplete = isComplete;
    this.#done = new Set(done);
    this.#failed = new Map(Object.entries(failed));
    this.#known = new Map(Object.entries(known).map(([number, each]) => [Number(number), each]));
  }

  /** The one that was begun there; null when none was. */
  static in(dataDir: string): Story | null {
    try {
      return new Story(fileIn(dataDir), JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Kept);
    } catch {
      return null;
    }
  }

  static begin(dataDir: string, terms: Terms, at: Date): Story {
    const story = new Story(fileIn(dataDir), { ...terms, done: [], failed: {}, known: {}, at: at.toISOString(), isComplete: false });
    story.#save();
    return story;
  }

  get at(): Date {
    return new Date(this.#at);
  }

  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** How many are over. */
  get scenes(): number {
    return this.#done.size + this.#failed.size;
  }

  isOver(scene: string): boolean {
    return this.#done.has(scene) || this.#failed.has(scene);
  }

  /** Whether a scene of theirs failed. */
  isStuck(whose: string): boolean {
    return [...this.#failed.keys()].some((scene) => scene.startsWith(`${whose}:`));
  }

  done(scene: string): void {
    this.#done.add(scene);
    this.#save();
  }

  /** It is told at the end, and not tried again. */
  fail(scene: string, why: string): void {
    this.#failed.set(scene, why);
    this.#save();
  }

  cameTo(at: Date): void {
    this.#at = at.toISOString();
    this.#save();
  }

  complete(): void {
    this.#isComplete = true;
    this.#save();
  }

  get failures(): readonly string[] {
    return [...this.#failed].map(([scene, why]) => `${scene}: ${why}`);
  }

  of(number: number): Known {
    return this.#known.get(number) ?? {};
  }

  learn(number: number, known: Known): void {
    this.#known.set(number, { ...this.of(number), ...known });
  }

  #save(): void {
    const kept: Kept = {
      ...this.terms,
      done: [...this.#done],
      failed: Object.fromEntries(this.#failed),
      known: Object.fromEntries(this.#known),
      at: this.#at,
      isComplete: this.#isComplete,
    };
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    writeFileSync(`${this.#file}.new`, JSON.stringify(kept), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}

const fileIn = (dataDir: string): string => `${dataDir}/demo/story.json`;
