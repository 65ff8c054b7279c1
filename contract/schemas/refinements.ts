type Refinement<Input> = [
  check: (input: Input) => boolean,
  params: { message: string; path: string[]; when: (payload: { readonly value: unknown }) => boolean },
];

/** Creates a rule about several fields whose message appears at `field`. */
export const refinement = <Input>(
  field: string,
  message: string,
  check: (input: Input) => boolean,
): Refinement<Input> => [
  check,
  {
    message,
    path: [field],
    // Run it together with the field checks, not only after those pass.
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
];
