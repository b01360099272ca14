import { runProduct } from './program.ts';

await runProduct(() => () => undefined);
