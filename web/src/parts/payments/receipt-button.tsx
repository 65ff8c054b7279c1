import { ApiError } from 'contract/errors';
import type { PaymentRow } from 'contract/payments';
import { receiptFileName } from 'contract/rules/receipt-numbers';
import { isoDate } from 'contract/words/dates';
import { Suspense, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { reasonOf } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyPart } from '#ui/late/lazy-part.tsx';
import { RowButton } from '#ui/lists/row-button.tsx';

// Forms are much code, and few are asked.
const ReceiptNameForm = lazyPart(() => import('./receipt-name-form.tsx'));

interface ReceiptButtonProps {
  readonly payment: PaymentRow;
  /** Asks for the list anew that the payment is in. */
  readonly reload: () => Promise<readonly PaymentRow[]>;
  /** Completes the name of the button. */
  readonly rowName: string;
}

/** Piece of PaymentList: downloads the receipt of an approved payment; what becomes of it is said beneath. */
export function ReceiptButton({ payment, reload, rowName }: ReceiptButtonProps) {
  const { download, isBusy, status, error, needsName } = useReceipt(payment, reload);
  return (
    // Its parts stand in the row of buttons, what is said on lines of its own: no button moves when that comes.
    <div lang="id" className="contents">
      <RowButton label="Kuitansi" rowName={rowName} isBusy={isBusy} onPress={download} />
      <p
        role="status"
        className={`order-1 w-0 min-w-full text-muted text-sm empty:hidden ${needsName ? '' : 'sm:text-end'}`}
      >
        {status}
      </p>
      {(needsName || error !== undefined) && (
        <div className="order-1 mt-2 basis-full">
          {needsName && (
            <Suspense fallback={<Spinner label="Memuat…" />}>
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
  /** A receipt that was never asked for got its number just now: the list tells it. */
  const fileName = async (): Promise<string> => {
    const number = payment.receipt ?? (await reload()).find(({ _id }) => _id === payment._id)?.receipt;
    return number ? receiptFileName(number) : `kuitansi-${isoDate(payment.createdAt)}.pdf`;
  };
  const download = async () => {
    setError(undefined);
    setStatus('Menyiapkan kuitansi…');
    try {
      const pdf = await action.run({ id: payment._id });
      setNeedsName(false);
      saveFile(pdf, await fileName());
      setStatus('Kuitansi diunduh.');
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'receipt-name-needed') {
        setStatus(failure.message);
        setNeedsName(true);
        return;
      }
      setStatus('');
      setError(reasonOf(failure) ?? 'Kuitansi tidak dapat diunduh. Coba lagi.');
    }
  };
  return { download, isBusy: kept.isBusy || issued.isBusy, status, error, needsName };
}
