/** What `refine` of a schema takes. */
type Refinement<Input> = [
  check: (input: Input) => boolean,
  params: { message: string; path: string[]; when: (payload: { readonly value: unknown }) => boolean },
];

/**
 * A rule about several fields, told beside one of them.
 *
 * @param field beside which `message` stands when `check` does not hold
 */
export const refinement = <Input>(
  field: string,
  message: string,
  check: (input: Input) => boolean,
): Refinement<Input> => [
  check,
  {
    message,
    path: [field],
    // Said together with the other fields' messages, not only after those are mended.
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
];
