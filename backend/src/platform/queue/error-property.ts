/** A property of whatever was thrown. Errors of other realms and libraries are not always `instanceof Error` here. */
export const propertyOf = (thrown: unknown, name: string): unknown =>
  typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;

/** The same, when it is text. */
export const textOf = (thrown: unknown, name: string): string => {
  const value = propertyOf(thrown, name);
  return typeof value === 'string' ? value : '';
};
