import type { BankLine, ProposedBill } from 'contract/money/bank-lines';
import { formatBillCode, isBillCode, splitBillCodes } from 'contract/rules/money/bills';
import { formatRupiah, rupiahOfSen } from 'contract/text/numbers';
import { useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button } from '#ui/base/button.tsx';
import { Field } from '#ui/forms/field.tsx';

export const withoutCode = (text: string, code: string): string =>
  splitBillCodes(text)
    .filter((one) => one !== code)
    .map((one) => (isBillCode(one) ? formatBillCode(one) : one))
    .join(' ');

interface Chosen {
  readonly codes: readonly string[];
  readonly bills: readonly ProposedBill[];
  /** Sum of the bills less the money of the line, in hundredths of a rupiah. */
  readonly difference: number;
  /** False while the bills of the codes are loaded. */
  readonly isKnown: boolean;
  /** False for several bills whose sum is not the money, and before that is known. */
  readonly isMatchable: boolean;
}

/** Bills of the codes in a text. One bill may differ from the money, because its approver sees that. */
export function useChosenBills(line: BankLine | null, text: string): Chosen {
  const codes = [...new Set(splitBillCodes(text).filter(isBillCode))];
  const isEnabled = line !== null && codes.length > 0;
  const { data, isPlaceholderData } = useEndpoint(
    'listLineBills',
    { id: line?._id ?? '', bills: codes.join(' ') },
    { enabled: isEnabled, keepPrevious: true, gcTime: 0 },
  );
  const bills = isEnabled ? (data?.data ?? []) : [];
  const difference = bills.reduce((sum, { amount }) => sum + amount * 100, 0) - (line?.sen ?? 0);
  const isKnown = data !== undefined && !isPlaceholderData;
  const isExact = isKnown && bills.length === codes.length && difference === 0;
  return { codes, bills, difference, isKnown, isMatchable: codes.length < 2 || isExact };
}

interface ChosenBillsProps {
  readonly line: BankLine;
  readonly chosen: Chosen;
  readonly onRemove: (code: string) => void;
}

/** The chosen bills with their sum, and its difference from the money. */
export function ChosenBills({ line, chosen, onRemove }: ChosenBillsProps) {
  const { codes, bills, difference, isKnown } = chosen;
  if (codes.length === 0) return null;
  const missing = codes.filter((code) => !bills.some((bill) => bill.code === code));
  return (
    <section aria-label="Tagihan yang dipilih" className="grid gap-2 text-sm">
      <ul className="grid gap-1">
        {bills.map(({ code, name, amount, isPaid }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 wrap-anywhere">
              <strong className="tabular-nums">{formatBillCode(code)}</strong>
              {` ${name ?? 'Pengunjung tanpa akun'}${isPaid ? ', sudah dibayar' : ''}`}
            </span>
            <span className="flex items-center gap-2 tabular-nums">
              {formatRupiah(amount)}
              <Button
                size="small"
                variant="quiet"
                aria-label={`Hapus ${formatBillCode(code)}`}
                onClick={() => onRemove(code)}
              >
                Hapus
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-t pt-2 tabular-nums">
        <dt>Jumlah tagihan</dt>
        <dd className="text-right">{rupiahOfSen(line.sen + difference)}</dd>
        <dt>Uang masuk</dt>
        <dd className="text-right">{rupiahOfSen(line.sen)}</dd>
      </dl>
      <p
        role="status"
        className={`font-semibold ${isKnown && difference === 0 ? 'text-success' : 'text-warning'}`}
      >
        {!isKnown
          ? 'Menghitung jumlah tagihan…'
          : missing.length > 0
            ? `Tidak ada tagihan ${missing.map(formatBillCode).join(', ')}.`
            : describeDifference(difference)}
      </p>
    </section>
  );
}

function describeDifference(sen: number): string {
  if (sen === 0) return 'Jumlahnya sama dengan uang yang masuk.';
  return sen < 0
    ? `Uang yang masuk lebih ${rupiahOfSen(-sen)} dari tagihan.`
    : `Uang yang masuk kurang ${rupiahOfSen(sen)} dari tagihan.`;
}

interface BillSearchProps {
  /** Codes that are chosen already. */
  readonly chosen: readonly string[];
  readonly onChoose: (code: string) => void;
}

/** Finds open bills of other payers, for a transfer that pays several of them. */
export function BillSearch({ chosen, onChoose }: BillSearchProps) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const { data, isError } = useEndpoint(
    'listOpenBills',
    { q, page: 1, limit: 10 },
    { enabled: q !== '', keepPrevious: true },
  );
  const found = data?.data.filter(({ _id }) => !chosen.includes(_id));
  return (
    <section aria-label="Tagihan lain" className="grid gap-2">
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setQ(typed.trim());
        }}
      >
        <Field id="match-search" label="Cari tagihan lain: nama, email, atau institusi">
          {(control) => (
            <span className="flex gap-2">
              <input
                {...control}
                type="search"
                className="control"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Button type="submit" variant="secondary">
                Cari
              </Button>
            </span>
          )}
        </Field>
      </form>
      {q !== '' && (
        <p role="status" className="text-muted text-sm">
          {isError
            ? 'Tagihan tidak dapat diambil. Coba lagi.'
            : found === undefined
              ? 'Mencari tagihan…'
              : found.length === 0
                ? `Tidak ada tagihan terbuka ${chosen.length === 0 ? 'yang cocok' : 'lain yang cocok'}.`
                : `${found.length} tagihan terbuka`}
        </p>
      )}
      <ul className="grid gap-1 text-sm empty:hidden">
        {(q === '' ? [] : (found ?? [])).map(({ _id, name, amount }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 wrap-anywhere">
              <strong>{name ?? 'Pengunjung tanpa akun'}</strong>
              {` ${formatBillCode(_id)}, ${formatRupiah(amount)}`}
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Pilih ${formatBillCode(_id)}`}
              onClick={() => onChoose(formatBillCode(_id))}
            >
              Pilih
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
