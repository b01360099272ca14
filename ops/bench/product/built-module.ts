export const builtModule = <Module>(path: string): Promise<Module> =>
  import(new URL(`../../../backend/dist/${path}.js`, import.meta.url).href) as Promise<Module>;
