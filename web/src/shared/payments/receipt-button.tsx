import { ApiError } from 'contract/errors';
import type { PaymentRow } from 'contract/money/payments';
import { receiptFileName } from 'contract/rules/receipt-numbers';
import { isoDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { Suspense, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/shared/payments';
import { getErrorReason } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { RowButton } from '#ui/lists/row-button.tsx';

// Lazy-loaded: the form code is large, and few members need it.
const ReceiptNameForm = lazyComponent(() => import('./receipt-name-form.tsx'));

interface ReceiptButtonProps {
  readonly payment: PaymentRow;
  readonly reload: () => Promise<readonly PaymentRow[]>;
  readonly rowName: string;
}

/** Part of PaymentList: downloads the receipt of an approved payment, and shows the progress below. */
export function ReceiptButton({ payment, reload, rowName }: ReceiptButtonProps) {
  const { download, isBusy, status, error, needsName } = useReceipt(payment, reload);
  return (
    // The button is part of the row of buttons. Messages use separate lines, so that buttons do not move.
    <div className="contents">
      <RowButton label={t.receipt} rowName={rowName} isBusy={isBusy} onPress={download} />
      <p
        role="status"
        className={`order-1 w-0 min-w-full text-muted text-sm empty:hidden ${needsName ? '' : 'sm:text-end'}`}
      >
        {status}
      </p>
      {(needsName || error !== undefined) && (
        <div className="order-1 mt-2 basis-full">
          {needsName && (
            <Suspense fallback={<Spinner label={t.loading} />}>
              <ReceiptNameForm payment={payment} onNamed={download} />
            </Suspense>
          )}
          {error !== undefined && (
            <Notice tone="error" onRetry={download}>
              {error}
            </Notice>
          )}
        </div>
      )}
    </div>
  );
}

function useReceipt(payment: PaymentRow, reload: ReceiptButtonProps['reload']) {
  const kept = useAction('getReceipt');
  const issued = useAction('issueReceipt');
  const action = payment.receipt === null ? issued : kept;
  const [status, setStatus] = useState('');
  const [error, setError] = useState<string>();
  const [needsName, setNeedsName] = useState(false);
  /** Returns the file name. The first request of a receipt assigns its number, which a refetch returns. */
  const fileName = async (): Promise<string> => {
    const number = payment.receipt ?? (await reload()).find(({ _id }) => _id === payment._id)?.receipt;
    return number ? receiptFileName(number) : fill(t.receiptFile, { date: isoDate(payment.createdAt) });
  };
  const download = async () => {
    setError(undefined);
    setStatus(t.preparingReceipt);
    try {
      const pdf = await action.run({ id: payment._id });
      setNeedsName(false);
      saveFile(pdf, await fileName());
      setStatus(t.receiptDownloaded);
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'receipt-name-needed') {
        setStatus(failure.message);
        setNeedsName(true);
        return;
      }
      setStatus('');
      setError(getErrorReason(failure) ?? t.receiptFailed);
    }
  };
  return { download, isBusy: kept.isBusy || issued.isBusy, status, error, needsName };
}
