import type { Bill } from 'contract/money/bills';
import { type PaidPeriod, paidPeriod } from 'contract/rules/membership';
import { formatDate } from 'contract/text/dates';
import { fees } from 'contract/text/fees';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { useId, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/money/renewals';
import { BillPlace, type BillPlaceProps } from '#shared/payments/bill-place.tsx';
import { FileButton } from '#shared/payments/file-button.tsx';
import { Notice } from '#ui/base/notice.tsx';

/** The open bill of a renewal, which another number of years replaces. */
export interface RenewalBill {
  readonly answer: BillPlaceProps['answer'];
  /** Number of years that are chosen, also while their bill loads. */
  readonly years: number;
  readonly isChanging: boolean;
  /** Reason why the last choice was refused; undefined after success. */
  readonly refusal: string | undefined;
  readonly choose: (years: number) => void;
  readonly requestInvoice: () => Promise<Blob>;
}

export function useOwnBill(isEnabled: boolean): RenewalBill {
  const answer = useEndpoint('openBill', {}, { enabled: isEnabled });
  const change = useAction('openBill', { refreshes: ['openBill'] });
  const invoice = useAction('issueInvoice');
  return {
    ...useYears(answer, change.isBusy, (years) => change.run({ years })),
    requestInvoice: () => invoice.run({}),
  };
}

export function useLinkBill(code: string): RenewalBill {
  const answer = useEndpoint('openBillByLink', { code }, { gcTime: 0 });
  const change = useAction('openBillByLink', { refreshes: ['openBillByLink'] });
  const invoice = useAction('issueInvoiceByLink');
  return {
    ...useYears(answer, change.isBusy, (years) => change.run({ code, years })),
    requestInvoice: () => invoice.run({ code }),
  };
}

function useYears(
  answer: BillPlaceProps['answer'],
  isChanging: boolean,
  change: (years: number) => Promise<Bill>,
): Omit<RenewalBill, 'requestInvoice'> {
  const [wanted, setWanted] = useState(1);
  const [refusal, setRefusal] = useState<string>();
  const choose = (years: number) => {
    // A second choice must not overtake the first on the way to the function.
    if (isChanging) return;
    setWanted(years);
    setRefusal(undefined);
    change(years).catch((error: Error) => setRefusal(error.message));
  };
  return { answer, years: isChanging ? wanted : (answer.data?.years ?? 1), isChanging, refusal, choose };
}

interface BillAndInvoiceProps {
  readonly bill: RenewalBill;
  /** Name for the note of the transfer; undefined where it must not appear. */
  readonly payer?: string;
  readonly validUntil: string | null;
}

export function BillAndInvoice({ bill, payer, validUntil }: BillAndInvoiceProps) {
  const { answer, isChanging, refusal } = bill;
  const { data } = answer;
  return (
    <>
      <BillPlace answer={isChanging ? { ...answer, data: undefined, error: null } : answer} payer={payer}>
        {data !== undefined && data.maxYears > 1 && (
          <YearsChoice
            shown={data}
            years={bill.years}
            isChanging={isChanging}
            validUntil={validUntil}
            onChoose={bill.choose}
          />
        )}
        {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      </BillPlace>
      {data?.membership === 'institution' && <FileButton of="invoice" ask={bill.requestInvoice} />}
    </>
  );
}

/** Returns the years that a renewal pays if it is approved now, as the function computes them. */
export const renewalPeriod = (validUntil: string | null, years: number): PaidPeriod =>
  paidPeriod(new Date(), validUntil === null ? null : new Date(validUntil), years);

interface YearsChoiceProps {
  /** The bill on screen. */
  readonly shown: Bill;
  /** Number of years that are chosen, also while their bill loads. */
  readonly years: number;
  readonly isChanging: boolean;
  readonly onChoose: (years: number) => void;
  readonly validUntil: string | null;
}

/** Number of years of one bill, each with its fee and the new end of the membership. */
function YearsChoice({ shown, years: chosen, isChanging, validUntil, onChoose }: YearsChoiceProps) {
  const id = useId();
  const options = Array.from({ length: Math.max(shown.maxYears, shown.years) }, (_, index) => index + 1);
  const endOf = (years: number) => formatDate(renewalPeriod(validUntil, years).until);
  return (
    <fieldset aria-busy={isChanging} className="grid gap-2">
      <legend className="mb-2 font-semibold text-sm">{t.payFor}</legend>
      {options.map((years) => (
        <div
          key={years}
          className="relative grid grid-cols-[auto_1fr] gap-x-3 rounded-control border border-line-strong px-3 py-2 has-[:checked]:border-brand has-[:checked]:bg-brand-soft"
        >
          <input
            id={`${id}-${years}`}
            type="radio"
            name={id}
            checked={years === chosen}
            onChange={() => onChoose(years)}
            aria-describedby={`${id}-${years}-end`}
            className="mt-0.5 size-5 accent-brand"
          />
          {/* The label covers the whole card, so that users can press anywhere on it. */}
          <label htmlFor={`${id}-${years}`} className="covers-card flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold">{fill(t.years, { years })}</span>
            <span className="font-bold text-brand-strong tabular-nums">
              {formatRupiah(fees[shown.membership] * years)}
            </span>
          </label>
          <p id={`${id}-${years}-end`} className="col-start-2 text-muted text-sm">
            {fill(t.validUntil, { date: endOf(years) })}
          </p>
        </div>
      ))}
      <p role="status" className="sr-only">
        {isChanging
          ? fill(t.changing, { years: chosen, fee: formatRupiah(fees[shown.membership] * chosen) })
          : fill(t.changed, {
              years: shown.years,
              amount: formatRupiah(shown.amount),
              date: endOf(shown.years),
            })}
      </p>
    </fieldset>
  );
}
