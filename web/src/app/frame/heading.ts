/** What is known of a screen behind the login before its code is there. */
export interface Heading {
  readonly title: string;
  /** A line below it. */
  readonly text?: string | undefined;
}
