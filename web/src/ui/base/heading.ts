/** Heading of a screen behind the login, known before its code is loaded. */
export interface Heading {
  readonly title: string;
  readonly text?: string | undefined;
}
