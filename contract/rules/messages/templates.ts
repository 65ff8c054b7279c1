/** Fields of a template, which the answer form replaces by those of the message. */
export const templateFields = ['nama', 'email'] as const;
export type TemplateField = (typeof templateFields)[number];

const field = /\{([^{}\s]{1,40})\}/g;

/** Returns the names in braces that are no fields, so that no answer is sent with them. */
export const findUnknownFields = (text: string): string[] =>
  [...text.matchAll(field)]
    .map(([, name = '']) => name)
    .filter((name) => !templateFields.some((known) => known === name));

/** Replaces the fields of a template. */
export const fillTemplate = (text: string, values: Readonly<Record<TemplateField, string>>): string =>
  text.replace(field, (whole, name: string) => values[name as TemplateField] ?? whole);
