/** A chosen file is not taken; the message is for the person who chose it. */
export class FileRefusal extends Error {}
