/** Chosen file that is being checked or shrunk. */
export class PendingFile {
  /** Resolves with the result. After a cancellation it is the previous file. */
  readonly outcome: Promise<FileChoice>;
  readonly settle: (choice: FileChoice) => void;

  constructor(
    readonly chosen: File,
    readonly previous: File | undefined,
  ) {
    let settle: (choice: FileChoice) => void = () => {};
    this.outcome = new Promise((resolve) => {
      settle = resolve;
    });
    this.settle = settle;
  }
}

/** Refused file. The form sends the previous one. Without one, the user must first remove or replace it. */
export class RefusedFile {
  constructor(
    readonly name: string,
    readonly problem: string,
    readonly previous: File | undefined,
  ) {}
}

export type FileChoice = File | PendingFile | RefusedFile | undefined;

/** Returns the file choice in a form value. Untouched fields may contain other values, which are empty. */
export const toFileChoice = (value: unknown): FileChoice =>
  value instanceof File || value instanceof PendingFile || value instanceof RefusedFile ? value : undefined;

export const currentFile = (choice: FileChoice): File | undefined =>
  choice instanceof PendingFile || choice instanceof RefusedFile ? choice.previous : choice;

export async function waitForChoice(choice: FileChoice): Promise<File | RefusedFile | undefined> {
  let last = choice;
  while (last instanceof PendingFile) last = await last.outcome;
  return last;
}
