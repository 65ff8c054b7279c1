import { randomFor } from '../deterministic.ts';

/** What a demo member transferred for a bill. Amounts in whole rupiah. */
export interface DemoTransfer {
  /** For which it was; its slip shows what was transferred. */
  readonly paymentId: string;
  readonly at: Date;
  readonly rupiah: number;
  readonly name: string;
  /** Written into the transfer; null where they wrote nothing. */
  readonly code: string | null;
}

/** What the bank booked; money that went out has a minus. */
export interface DemoLine {
  readonly at: Date;
  readonly rupiah: number;
  /** What the bank writes of it, without what each bank puts around it. */
  readonly words: string;
  /** On the account after it. */
  readonly balance: number;
}

export interface DemoAccount {
  /** At 00:00 in Jakarta. */
  readonly from: Date;
  readonly to: Date;
  readonly opening: number;
  readonly lines: readonly DemoLine[];
}

const day = 86_400_000;
/** Requests of the demo data wait up to 28 days; a bank's period is a month. */
const days = 30;

const wordsOf = ({ name, code }: DemoTransfer): string =>
  code === null ? `TRANSFER DARI ${name.toUpperCase()}` : `IURAN ${code}`;

/** What else an account sees in a month: takings, costs, and money of which nobody knows what it is for. */
function otherLines(today: Date): Omit<DemoLine, 'balance'>[] {
  const ago = (count: number, hour: number) => new Date(today.getTime() - count * day + hour * 3_600_000);
  return [
    { at: ago(26, 9), rupiah: -15_000, words: 'BIAYA ADM' },
    { at: ago(19, 23), rupiah: 1_250_000, words: 'KR OTOMATIS MID : 000885 QR : 5 DDR : 5' },
    { at: ago(12, 14), rupiah: -2_400_000, words: 'SEWA RUANG SEMINAR' },
    { at: ago(9, 10), rupiah: 200_000, words: 'SETORAN TUNAI' },
    { at: ago(4, 16), rupiah: 75_000, words: 'TRANSFER DARI KADEK AYU HAPSARI BUKU PROSIDING' },
  ];
}

/**
 * The association's account in the month before `today`, yesterday being its last day.
 *
 * @param today at 00:00 in Jakarta
 */
export function demoAccountOf(transfers: readonly DemoTransfer[], today: Date): DemoAccount {
  const opening = randomFor('account').int(240, 280) * 100_000;
  let balance = opening;
  const paid = transfers.map((transfer) => ({
    at: transfer.at,
    rupiah: transfer.rupiah,
    words: wordsOf(transfer),
  }));
  const lines = [...paid, ...otherLines(today)]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((line) => {
      balance += line.rupiah;
      return { ...line, balance };
    });
  return {
    from: new Date(today.getTime() - days * day),
    to: new Date(today.getTime() - day),
    opening,
    lines,
  };
}
