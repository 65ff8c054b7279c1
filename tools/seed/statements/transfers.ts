import { randomFor } from '../deterministic.ts';

/** A transfer of a demo member for a bill. Amounts are in whole rupiah. */
export interface DemoTransfer {
  /** Id of the payment, whose slip shows the transferred amount. */
  readonly paymentId: string;
  readonly at: Date;
  readonly rupiah: number;
  readonly name: string;
  /** Bill code in the narrative; null without one. */
  readonly code: string | null;
}

/** A booked transaction; debits are negative. */
export interface DemoBankLine {
  readonly at: Date;
  readonly rupiah: number;
  /** Narrative without the additions of each bank. */
  readonly narrative: string;
  readonly balance: number;
}

export interface DemoBankAccount {
  /** 00:00 in Jakarta. */
  readonly from: Date;
  readonly to: Date;
  readonly opening: number;
  readonly lines: readonly DemoBankLine[];
}

const dayMs = 86_400_000;
/** Waiting requests of the demo data are at most 28 days old, and a statement covers a month. */
const periodDays = 30;

const createNarrative = ({ name, code }: DemoTransfer): string =>
  code === null ? `TRANSFER DARI ${name.toUpperCase()}` : `IURAN ${code}`;

/** Returns other transactions of the account: QRIS settlements, costs and credits with unknown purpose. */
function otherLines(today: Date): Omit<DemoBankLine, 'balance'>[] {
  const ago = (count: number, hour: number) => new Date(today.getTime() - count * dayMs + hour * 3_600_000);
  return [
    { at: ago(26, 9), rupiah: -15_000, narrative: 'BIAYA ADM' },
    { at: ago(19, 23), rupiah: 1_250_000, narrative: 'KR OTOMATIS MID : 000885 QR : 5 DDR : 5' },
    { at: ago(12, 14), rupiah: -2_400_000, narrative: 'SEWA RUANG SEMINAR' },
    { at: ago(9, 10), rupiah: 200_000, narrative: 'SETORAN TUNAI' },
    { at: ago(4, 16), rupiah: 75_000, narrative: 'TRANSFER DARI KADEK AYU HAPSARI BUKU PROSIDING' },
  ];
}

/**
 * Creates the transactions of the association's account in the month before `today`.
 *
 * @param today 00:00 in Jakarta
 */
export function createDemoBankAccount(transfers: readonly DemoTransfer[], today: Date): DemoBankAccount {
  const opening = randomFor('account').int(240, 280) * 100_000;
  let balance = opening;
  const paid = transfers.map((transfer) => ({
    at: transfer.at,
    rupiah: transfer.rupiah,
    narrative: createNarrative(transfer),
  }));
  const lines = [...paid, ...otherLines(today)]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((line) => {
      balance += line.rupiah;
      return { ...line, balance };
    });
  return {
    from: new Date(today.getTime() - periodDays * dayMs),
    to: new Date(today.getTime() - dayMs),
    opening,
    lines,
  };
}
