interface ObjectSchema {
  readonly shape: Readonly<
    Record<string, { readonly safeParse: (value: unknown) => { readonly success: boolean } }>
  >;
}

/** Returns the keys that an object always has, sorted. */
export const requiredKeys = ({ shape }: ObjectSchema): string[] =>
  Object.entries(shape)
    .filter(([, field]) => !field.safeParse(undefined).success)
    .map(([name]) => name)
    .sort();
