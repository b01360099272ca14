import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

type Options = { readonly most: number; readonly idleMs: number };

/**
 * Worker threads for what would keep the others of this thread waiting: each runs the default export of the file `name` beside `beside`
 * (`'./slow'`, `import.meta.url`), in the source and in what is built of it. They begin with the first task and get nothing of the process: no
 * secret of its environment, and no flag.
 */
export const openThreadPool = <Task, Result>(name: string, beside: string, { most, idleMs }: Options): Piscina<Task, Result> =>
  new Piscina({
    filename: fileURLToPath(new URL(`${name}${beside.endsWith('.ts') ? '.ts' : '.js'}`, beside)),
    minThreads: 0,
    maxThreads: most,
    idleTimeout: idleMs,
    execArgv: [],
    env: {},
  });
