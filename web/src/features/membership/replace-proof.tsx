import type { PaymentRow } from 'contract/payments';
import { Suspense, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { UploadIcon } from '#ui/base/icons.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

// Lazy-loaded: the form code is large, and few members replace a proof.
const ReplaceProofForm = lazyComponent(() => import('./replace-proof-form.tsx'));

interface ReplaceProofProps {
  readonly payment: PaymentRow;
  readonly onReplaced: (message: string) => void;
}

export function ReplaceProof({ payment, onReplaced }: ReplaceProofProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-4 border-line border-t pt-5">
      <Button
        variant="secondary"
        icon={<UploadIcon />}
        aria-expanded={isOpen}
        aria-controls="replace-proof"
        onClick={() => setOpen(!isOpen)}
      >
        Ganti bukti pembayaran
      </Button>
      <div id="replace-proof" hidden={!isOpen} className="w-full">
        {isOpen && (
          <Suspense fallback={<Spinner label="Memuat…" />}>
            <ReplaceProofForm payment={payment} onReplaced={onReplaced} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
