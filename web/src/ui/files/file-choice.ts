/** A chosen file that is still being looked at or made smaller. */
export class PendingFile {
  /** What becomes of it; when it was called off, what was there before. */
  readonly outcome: Promise<FileChoice>;
  readonly settle: (choice: FileChoice) => void;

  constructor(
    readonly chosen: File,
    /** The file that was there before. */
    readonly before: File | undefined,
  ) {
    let settle: (choice: FileChoice) => void = () => {};
    this.outcome = new Promise((resolve) => {
      settle = resolve;
    });
    this.settle = settle;
  }
}

/** A chosen file that is not taken: nothing is sent until its person has taken it away, or chosen another. */
export class RefusedFile {
  constructor(
    readonly name: string,
    readonly problem: string,
    /** The file that was there before, and stays. */
    readonly before: File | undefined,
  ) {}
}

/** What stands in a file field. */
export type FileChoice = File | PendingFile | RefusedFile | undefined;

/** The choice in a form's value: an untouched field may hold anything else that means nothing. */
export const choiceOf = (value: unknown): FileChoice =>
  value instanceof File || value instanceof PendingFile || value instanceof RefusedFile ? value : undefined;

/** The file that is sent if nothing else happens. */
export const keptFile = (choice: FileChoice): File | undefined =>
  choice instanceof PendingFile || choice instanceof RefusedFile ? choice.before : choice;

/** Waits until a choice is what it stays. */
export async function settled(choice: FileChoice): Promise<File | RefusedFile | undefined> {
  let last = choice;
  while (last instanceof PendingFile) last = await last.outcome;
  return last;
}
