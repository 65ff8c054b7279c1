import { computeSignature, isValidSignature } from '#model/base/signatures.ts';

/** Content of a link for leaving a waiting list: this entry since this time. */
interface WaitingStatement {
  /** Id in `eventWaiting`. */
  readonly id: string;
  /** The link is void after the entry has ended, also after joining again. */
  readonly joinedAt: Date;
}

/** Creates the code of a link: entry id, time (milliseconds, base 36) and signature, separated by dots. */
export function createWaitingCode({ id, joinedAt }: WaitingStatement): string {
  const statement = `${id}.${joinedAt.getTime().toString(36)}`;
  return `${statement}.${computeSignature('waiting', statement)}`;
}

/** Returns undefined without a valid signature. */
export function parseWaitingCode(code: string): WaitingStatement | undefined {
  const [, statement = '', id = '', joinedAt = '', signature = ''] =
    /^(([A-Za-z0-9]{1,128})\.([0-9a-z]{1,9}))\.([\w-]{43})$/.exec(code) ?? [];
  if (!isValidSignature(signature, 'waiting', statement)) return undefined;
  return { id, joinedAt: new Date(Number.parseInt(joinedAt, 36)) };
}
