/** A chosen file is refused. The message is for the user. */
export class FileRefusal extends Error {}
