/** Which answer a flag is about: the wizard's step (null: the testator’s own details) and the path of the answer. */
export type FlagSubject = { readonly step: number | null; readonly path: readonly (string | number)[] };

export const at = (step: number | null, ...path: readonly (string | number)[]): FlagSubject => ({ step, path });
