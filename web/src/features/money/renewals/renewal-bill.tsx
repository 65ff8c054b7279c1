import type { Bill } from 'contract/money/bills';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { BillPlace, type BillPlaceProps } from '#shared/payments/bill-place.tsx';
import { FileButton } from '#shared/payments/file-button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { YearsChoice } from './years-choice.tsx';

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
