/** Errors of other realms and libraries are not always `instanceof Error` here. */
export const propertyOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

export const textOf = (error: unknown, name: string): string => {
  const value = propertyOf(error, name);
  return typeof value === 'string' ? value : '';
};
