/** Every place where Node would look for `name` from the package at `path`, nearest first. */
const placesFor = (path, name) => {
  const parts = path.split('/node_modules/');
  const roots = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...new Set([...roots, ''])].map((root) => (root ? `${root}/node_modules/${name}` : `node_modules/${name}`));
};

/** Packages for other platforms that the lockfile's packages want and the lockfile does not have. */
export const missingOptionals = ({ packages }) =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesFor(path, name).some((place) => packages[place]))
      .map(([name, version]) => ({ name, version, dev })),
  );

const SYSTEMS = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony'];

/** Such packages are named for their platform: `@scope/thing-linux-x64-musl`. */
const entryFor = ({ name, version, dev }) => {
  const words = name.split(/[/-]/);
  const start = words.findIndex((word) => SYSTEMS.includes(word));
  if (start < 0) throw new Error(`${name} is missing from the lockfile, and its name does not tell its platform.`);
  const [system, cpu, library] = words.slice(start);
  return {
    version,
    cpu: [cpu],
    ...(dev ? { dev } : {}),
    ...(system === 'linux' && library ? { libc: [library.startsWith('musl') ? 'musl' : 'glibc'] } : {}),
    optional: true,
    os: [system],
  };
};

/** The lockfile with an entry for each of them, in npm's order. */
export const completed = (lockfile) => {
  const entries = Object.entries(lockfile.packages);
  for (const missing of missingOptionals(lockfile)) {
    const path = `node_modules/${missing.name}`;
    const next = entries.findIndex(([key]) => key.startsWith('node_modules/') && key.localeCompare(path, 'en') > 0);
    entries.splice(next < 0 ? entries.length : next, 0, [path, entryFor(missing)]);
  }
  return { ...lockfile, packages: Object.fromEntries(entries) };
};
